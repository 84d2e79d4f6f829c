/**
 * Contracts of the agent Carla's team and their settlements, computed with the domain's own rules
 * (CONTR-01 to CONTR-15).
 */

import { demonstrationId } from '../../platform/domain/accounts/account/demonstrationAccounts.ts'
import type {
  BetRow,
  ContractRow,
  SettlementRow,
} from '../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { planJob } from '../../platform/domain/base/time/jobs.ts'
import { dayLength, startOfDay } from '../../platform/domain/base/time/marketTime.ts'
import { commissionsOf } from '../../platform/domain/people/contracts/commissions.ts'
import {
  type ContractNews,
  contractMessage,
  contractsPage,
  platformName,
} from '../../platform/domain/people/contracts/contractMessages.ts'
import type { ContractKind } from '../../platform/domain/people/contracts/contractState.ts'
import { offerLifetime } from '../../platform/domain/people/contracts/negotiate.ts'
import { paymentOf } from '../../platform/domain/people/contracts/pay.ts'
import { grace, periodOf, startOfPeriod } from '../../platform/domain/people/contracts/periods.ts'
import { planSettlement } from '../../platform/domain/people/contracts/settle.ts'
import { settlementsOf } from '../../platform/domain/people/contracts/settlements.ts'
import { carlasTeam, personasInTeams } from './carlasTeam.ts'
import { contractStory, type PastContract } from './contractStory.ts'
import { fromText } from './moments.ts'
import type { PastEvent } from './past.ts'
import { invitedBy, levelOf, ratesOf, settledBelow } from './teamOfPast.ts'

const hour = 3_600_000

type About = { context: Context; now: number; bets: readonly BetRow[] }

const idOf = (username: string | null) => (username === null ? null : demonstrationId(username))

/**
 * Maximum shift of an event's time, in milliseconds. It is less than the time between events with
 * different `days`.
 */
const latestShift = 90 * 60_000

/**
 * Time of an event that happened about `days` days ago. An offset derived from `days` spreads the
 * events over the day. Events with the same `days` happen at the same time.
 */
export const storyMoment = (now: number, days: number): number =>
  now - Math.round(days * dayLength) - fromText(`contract ${days}`, latestShift)

/** Database row of a contract in its current state. */
function rowOf(
  { name, upline, downline, terms, offeredDaysAgo, ...became }: PastContract,
  now: number,
) {
  const { acceptedDaysAgo, end } = became
  const offeredAt = storyMoment(now, offeredDaysAgo)
  const acceptedAt = acceptedDaysAgo === undefined ? null : storyMoment(now, acceptedDaysAgo)
  const expiresAt = offeredAt + offerLifetime
  const endedAt = end && (end.how === 'EXPIRED' ? expiresAt : storyMoment(now, end.ago))
  const row: ContractRow = {
    id: `ct-past-${name}`,
    kind: terms.kind,
    uplineId: idOf(upline),
    terms,
    offeredAt,
    downlineId: demonstrationId(downline),
    status: 'OFFERED',
    expiresAt,
    acceptedAt,
    endedAt: endedAt ?? null,
    endReason: null,
    settledUntil: null,
  }
  if (acceptedAt === null) return { ...row, status: end?.how ?? 'OFFERED' }
  const until = endedAt ?? startOfPeriod(periodOf(terms), now - grace)
  const settledUntil = Math.max(acceptedAt, until)
  return end
    ? { ...row, status: 'ENDED', endReason: end.how, settledUntil }
    : { ...row, status: 'ACTIVE', settledUntil }
}

const settlementEvent = (row: SettlementRow): PastEvent => {
  const status = row.amount > 0 ? 'PAID' : 'NOTHING'
  const settled = { ...row, status, paidAmount: row.amount }
  return {
    at: row.settledAt,
    movements: row.amount > 0 ? [paymentOf(row)] : [],
    rows: ({ settlements }) => settlements.insert(settled),
  }
}

/** Events for the settlements of a contract, each after the end of its period. */
function settlementEvents(contract: ContractRow, downline: string, { now, bets }: About) {
  const { acceptedAt: from, settledUntil: until, endedAt } = contract
  if (from === null || until === null) return []
  const counted = settledBelow(bets, downline).filter(
    ({ settledAt }) => settledAt !== null && settledAt >= from && settledAt < until,
  )
  return settlementsOf(contract, counted, { from, until }).map((row) => {
    const settledAt = Math.min(row.periodEnd + grace + levelOf(downline), endedAt ?? now, now)
    return settlementEvent({ ...row, settledAt })
  })
}

type News = { at: number; news: ContractNews; to: readonly ('upline' | 'downline')[] }

/** Messages about a contract, with their times and recipients. */
function newsOf({ offeredAt, acceptedAt, endedAt }: ContractRow, { end }: PastContract): News[] {
  const told: News[] = [{ at: offeredAt, news: 'OFFERED', to: ['downline'] }]
  if (acceptedAt !== null) told.push({ at: acceptedAt, news: 'ACCEPTED', to: ['upline'] })
  if (endedAt === null || !end) return told
  const { how: news } = end
  if (acceptedAt !== null || news === 'EXPIRED')
    told.push({ at: endedAt, news, to: ['upline', 'downline'] })
  else told.push({ at: endedAt, news, to: news === 'REJECTED' ? ['upline'] : ['downline'] })
  return told
}

/** Usernames of the contract partners who can log in and read messages. */
const readers = ['carla', 'davi']

/** Events for the messages about a contract. Messages older than a day are marked as read. */
function messageEvents(one: PastContract, contract: ContractRow, now: number): PastEvent[] {
  return newsOf(contract, one).flatMap(({ at, news, to }) =>
    to.flatMap((side) => {
      const reader = one[side]
      if (reader === null || !readers.includes(reader)) return []
      const name = side === 'upline' ? one.downline : one.upline
      const other = name === null ? platformName : { pt: name, en: name }
      // The cast is safe: `rowOf` copies the kind from the terms.
      const kind = contract.kind as ContractKind
      const message = contractMessage(demonstrationId(reader), { news, kind, other })
      const id = `ms-past-${one.name}-${news.toLowerCase()}-${reader}`
      const readAt = at < now - dayLength ? at + 2 * hour : null
      const rows: PastEvent['rows'] = ({ messages }) =>
        messages.insert({
          id,
          ...message,
          senderId: null,
          sentAt: at,
          readAt,
          deletedAt: null,
          opens: contractsPage,
        })
      return [{ at, movements: [], rows }]
    }),
  )
}

function contractEvents(one: PastContract, about: About): PastEvent[] {
  const { context, now } = about
  const contract = rowOf(one, now)
  const { id, status, expiresAt } = contract
  const offered: PastEvent = {
    at: contract.offeredAt,
    movements: [],
    async rows(tables) {
      await tables.contracts.insert(contract)
      const expiry = { kind: 'expireOffer', subject: id, dueAt: expiresAt }
      if (status === 'OFFERED') await planJob(context, tables, expiry)
      if (status === 'ACTIVE') await planSettlement(context, tables, contract)
    },
  }
  return [
    offered,
    ...settlementEvents(contract, one.downline, about),
    ...messageEvents(one, contract, now),
  ]
}

/**
 * Time from which the domain itself pays the commissions on bets: the start of today, in
 * milliseconds since 1970.
 */
export const commissionsSince = (now: number): number => startOfDay(now - grace)

/**
 * Events for the commissions of each agent of the team. The platform pays them for each completed
 * day (AGENT-11).
 */
function commissionEvents({ now, bets }: About): PastEvent[] {
  const until = commissionsSince(now)
  const counted = bets.filter(({ settledAt }) => settledAt !== null && settledAt < until)
  const agents = ['carla', ...[...personasInTeams, ...carlasTeam].map(({ username }) => username)]
  return agents.flatMap((username) => {
    const branches = invitedBy(username).map((downline) => ({
      id: demonstrationId(downline),
      rates: ratesOf(downline),
      bets: settledBelow(counted, downline),
    }))
    return commissionsOf(demonstrationId(username), ratesOf(username), branches).map((row) =>
      settlementEvent({ ...row, settledAt: Math.min(now, row.periodEnd + grace) }),
    )
  })
}

/** Events for all contracts and commissions of Carla's team. */
export const tellContracts = (about: About): PastEvent[] => [
  ...contractStory.flatMap((one) => contractEvents(one, about)),
  ...commissionEvents(about),
]
