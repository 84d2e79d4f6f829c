import { tellBonus } from './bonus.ts'
import { tellInvitations } from './invitations.ts'
import { tellOfMessages } from './messages.ts'
import { tellMoney } from './money.ts'
import type { PastTeller } from './past.ts'
import { tellOfPlay } from './play.ts'
import { tellPresence } from './presence.ts'
import { tellRewards } from './rewards.ts'
import { tellOfTickets } from './tickets.ts'

/** Everybody who has something to tell of the personas' past. */
export const pastTellers: readonly PastTeller[] = [
  // money
  tellMoney,
  // play
  tellOfPlay,
  // rewards
  tellRewards,
  tellBonus,
  // content
  tellOfMessages,
  tellOfTickets,
  // team
  tellInvitations,
  tellPresence,
]
