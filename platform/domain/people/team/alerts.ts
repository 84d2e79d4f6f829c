/** Alerts of an agent about contract offers and debts. */

import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import { enabledModules } from '../../base/platform/platform.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import type { ContractKind } from '../contracts/contractState.ts'
import { contractModules } from './contractInfo.ts'

/** Owed settlements of a kind; amounts in minor units. */
type Owed = { kind: ContractKind; count: number; amount: number }

export type ContractAlerts = {
  /** Offers to the agent, earliest expiry first. */
  offers: ContractRow[]
  offerCount: number
  endingOffers: { kind: ContractKind; count: number }[]
  owedToAgent: Owed[]
  owedByAgent: Owed[]
}

const offersShown = 5
/**
 * Time before the expiry of an offer at which the agent who made it is alerted, in milliseconds.
 */
const noticeTime = 2 * dayLength

// The cast is safe: `contractModules` has exactly the contract kinds as keys.
const kinds = Object.keys(contractModules) as ContractKind[]

/** Contract alerts of an agent, for the contract kinds that the platform has switched on. */
export async function contractAlertsOf(
  tables: Pick<DomainTables, 'contracts' | 'settlements' | 'settings'>,
  agentId: string,
  now: number,
): Promise<ContractAlerts> {
  const on = enabledModules((await readPlatform(tables)).whitelabel)
  const kindsOn = kinds.filter((kind) => on.has(contractModules[kind]))
  const offered = { status: 'OFFERED', kind: { in: kindsOn } }
  const toAnswer = { ...offered, downlineId: agentId, expiresAt: { atLeast: now } }
  const unanswered = await tables.contracts.sum({
    where: { ...offered, uplineId: agentId, expiresAt: { atLeast: now } },
    by: ['kind'],
  })
  const lasting = await tables.contracts.sum({
    where: { ...offered, uplineId: agentId, expiresAt: { atLeast: now + noticeTime } },
    by: ['kind'],
  })
  const lastingOf = new Map(lasting.map(({ by, count }) => [by.kind, count]))
  const owed = async (side: { payeeId: string } | { payerId: string }): Promise<Owed[]> => {
    const sums = await tables.settlements.sum({
      where: { ...side, status: 'OWED', kind: { in: kindsOn } },
      by: ['kind'],
      of: ['amount', 'paidAmount'],
    })
    const found = new Map(
      sums.map(({ by, count, sums: { amount, paidAmount } }) => [
        by.kind,
        { count, amount: amount - paidAmount },
      ]),
    )
    return kindsOn.flatMap((kind) => {
      const one = found.get(kind)
      return one ? [{ kind, ...one }] : []
    })
  }
  const unansweredOf = new Map(unanswered.map(({ by, count }) => [by.kind, count]))
  return {
    offers: await tables.contracts.find({
      where: toAnswer,
      orderBy: { column: 'expiresAt', direction: 'ascending' },
      limit: offersShown,
    }),
    offerCount: await tables.contracts.count(toAnswer),
    endingOffers: kindsOn.flatMap((kind) => {
      const count = (unansweredOf.get(kind) ?? 0) - (lastingOf.get(kind) ?? 0)
      return count > 0 ? [{ kind, count }] : []
    }),
    owedToAgent: await owed({ payeeId: agentId }),
    owedByAgent: await owed({ payerId: agentId }),
  }
}
