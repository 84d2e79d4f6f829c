/** Who stood below whom as carla's team lived through its past, and what they bet. */

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

/** How far somebody stands below carla, who is 0. */
export function levelOf(username: string): number {
  const upline = uplineOf.get(username)
  return upline === undefined ? 0 : levelOf(upline) + 1
}

/** The commission rates that somebody was given. */
export function ratesOf(username: string): Rates {
  const person = people.find((one) => one.username === username)
  return person ? flatRates(toRate(person.rate)) : ratesOfHeads
}

/** The usernames of those whom somebody has invited. */
export const invitedBy = (username: string): string[] =>
  people.filter(({ upline }) => upline === username).map((person) => person.username)

/** The ids of somebody and of all below them. */
const teamIdsOf = (username: string): string[] => [
  demonstrationId(username),
  ...invitedBy(username).flatMap(teamIdsOf),
]

/** The settled bets of somebody and of all below them, in a past. */
export function settledBelow(bets: readonly BetRow[], username: string): BetRow[] {
  const team = new Set(teamIdsOf(username))
  return bets.filter(({ memberId, status }) => status === 'SETTLED' && team.has(memberId))
}
