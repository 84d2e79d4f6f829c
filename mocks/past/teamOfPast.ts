/** Structure of the agent Carla's team in the seeded history, and the bets of the team. */

import { demonstrationId } from '../../platform/domain/accounts/account/demonstrationAccounts.ts'
import {
  flatRates,
  type Rates,
  ratesOfHeads,
  toRate,
} from '../../platform/domain/accounts/team/rates.ts'
import type { BetRow } from '../../platform/domain/base/collections/collections.ts'
import { carlasTeam, personasInTeams } from './carlasTeam.ts'

const people = [...personasInTeams, ...carlasTeam]
const uplineOf = new Map(people.map(({ username, upline }) => [username, upline]))

/** Level of a member below Carla, who has level 0. */
export function levelOf(username: string): number {
  const upline = uplineOf.get(username)
  return upline === undefined ? 0 : levelOf(upline) + 1
}

/** Commission rates of a member. */
export function ratesOf(username: string): Rates {
  const person = people.find((one) => one.username === username)
  return person ? flatRates(toRate(person.rate)) : ratesOfHeads
}

/** Usernames of a member's direct downlines. */
export const invitedBy = (username: string): string[] =>
  people.filter(({ upline }) => upline === username).map((person) => person.username)

/** Ids of a member and of all direct and indirect downlines. */
const teamIdsOf = (username: string): string[] => [
  demonstrationId(username),
  ...invitedBy(username).flatMap(teamIdsOf),
]

/** Settled bets of a member and of all direct and indirect downlines. */
export function settledBelow(bets: readonly BetRow[], username: string): BetRow[] {
  const team = new Set(teamIdsOf(username))
  return bets.filter(({ memberId, status }) => status === 'SETTLED' && team.has(memberId))
}
