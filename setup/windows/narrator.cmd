@echo off
rem Starts the narrator, from a double click too: the window stays until its last line was read.
chcp 65001 >nul
"%~dp0narrator.exe" %*
if errorlevel 1 pause
