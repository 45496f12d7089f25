// Begins the program. Everything else is in it; only what a browser wants as a script of its own is here.
import begin from './narrator.js';

navigator.serviceWorker?.register('worker.js').catch(() => {});
begin({ module_or_path: 'narrator_bg.wasm' });
