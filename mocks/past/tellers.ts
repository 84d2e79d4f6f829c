import { tellBonus } from './bonus.ts'
import { tellFriendsPlay } from './friends.ts'
import { tellInvitations } from './invitations.ts'
import { tellLogins } from './logins.ts'
import { tellOfMessages } from './messages.ts'
import { tellMoney } from './money.ts'
import type { PastTeller } from './past.ts'
import { tellOfPlay } from './play.ts'
import { tellPresence } from './presence.ts'
import { tellRewards } from './rewards.ts'
import { tellOfTickets } from './tickets.ts'

/** All functions that create past events of the personas. */
export const pastTellers: readonly PastTeller[] = [
  tellMoney,
  tellOfPlay,
  tellRewards,
  tellBonus,
  tellOfMessages,
  tellOfTickets,
  tellInvitations,
  tellPresence,
  tellLogins,
  tellFriendsPlay,
]
