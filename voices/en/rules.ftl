# The rules in short, by topic.

rules-topics = The rules have these topics: { $list }. Name one after the word rules.
rules-no-topic = There is no topic { $topic }. The topics are { $list }.

rules-title-aim = aim
rules-title-set-up = set-up
rules-title-reveal = reveal
rules-title-team = team
rules-title-vote = vote
rules-title-mission = mission
rules-title-end = end
rules-title-plot = plot cards
rules-title-targeting = targeting
rules-title-blind-spies = blind spies
rules-title-winter-soldier = winter soldier
rules-title-characters = characters
rules-title-scarlet-witch = scarlet witch
rules-title-inquisitor = inquisitor

rules-aim = Everybody is secretly resistance or spy. The spies know each other, the resistance knows nobody. The resistance wins with three missions that succeed, the spies with three that fail.
rules-aim-talk = Everybody may say anything at any time, true or not. Nobody may show their character card.
rules-set-up = Lay the tableau for your number of players in the middle, with the score markers, team tokens and mission cards beside it. Everybody gets two vote tokens. Somebody is the first leader.
rules-set-up-cards = Of five players two are spies, of six two, of seven, eight and nine three, of ten four. Shuffle that many Spy cards with Resistance cards for the rest, and deal one to each.
rules-reveal-touch = By touch: beginning with the leader, each character card goes once round the table, under it, from hand to hand. Spies feel its foot: a box with a cross is a spy. Nobody else may feel it.
rules-reveal-eyes = With closed eyes: everybody closes their eyes, the spies open theirs and look for each other, they close them again, then all open their eyes.
rules-team = The leader gives team tokens to as many players as the mission needs. Leaders may choose themselves.
rules-team-sizes = The teams of the five missions: with five players two, three, two, three, three. With six: two, three, four, three, four. With seven: two, three, three, four, four. With eight to ten: three, four, four, five, five.
rules-vote = Everybody votes, the leader too, all at once. More for than against approves the team. A tie rejects it.
rules-vote-track = After a rejection the player on the left leads and names a new team. If five teams are rejected in one round, the spies win.
rules-mission = Each member of an approved team plays one card in secret, Success or Fail. Resistance must play Success, spies may play either. The cards are shuffled before they are read.
rules-mission-fails = One Fail fails the mission. Only on mission four with seven or more players it takes two. After the mission the player on the left leads.
rules-end = The game ends at once with the third success, the third failure, or the fifth rejected team of a round.
rules-targeting = With Targeting the leader first names a mission that was not run yet, then its team, and the vote is on both. Mission five opens when two missions have succeeded.
rules-blind-spies = With Blind Spies there is no reveal: the spies don't know each other either.
rules-plot = At the beginning of each round the leader draws plot cards, one with five or six players, two with seven or eight, three with more, and gives them to other players. All of them lie open.
rules-plot-asking = Who holds a card is asked when it could be used, from the leader on to the left, once each. A pass can't be taken back.
rules-winter-soldier = Winter Soldier is for five to twelve players. SHIELD wants three missions to succeed, HYDRA wants three to fail. Captain America is known from the beginning and leads first. The lead goes to the right. Three rejected teams in a row fail the mission.
rules-winter-soldier-fails = A mission fails with one Fail. It takes two for teams of five or more if the number of players is even, and on mission four with nine or eleven.
rules-accusation = Captain America may accuse somebody of being the Winter Soldier, at any time except during a mission. If it is the Winter Soldier, SHIELD wins. An agent of SHIELD steps out. With another HYDRA agent Captain America steps out too.
rules-end-game = After three successes Captain America has one more guess. If it is wrong, the Winter Soldier names Nick Fury: if that is right, HYDRA wins, else SHIELD.
rules-characters = Nick Fury sees HYDRA. The Winter Soldier must play Fail, and may not reject a team with HYDRA on it. Black Widow knows Nick Fury, but takes Alexander Pierce for him too. Nick Fury does not see Arnim Zola. Baron Zemo does not know the other HYDRA agents.
rules-characters-hill = Maria Hill is with SHIELD, but HYDRA takes her for one of its own, and she may play Fail. The Winter Soldier may name her once during the game: if that is right, HYDRA wins, else the Winter Soldier and one more HYDRA agent are exposed.
rules-scarlet-witch = The Scarlet Witch token begins on Captain America's left. After missions two, three and four its holder examines somebody who never held it. That player passes back the true loyalty card, and gets the token.
rules-inquisitor = The Inquisitor token begins on the leader's right. After missions two, three and four its holder looks at the character card of somebody who never was Inquisitor. That player gets the token. The holder may say anything about it.
