import { toDecimal } from '../../../src/lib/money.ts'
import { teamOf } from '../../domain/accounts/team/hierarchy.ts'
import { pageOf } from '../../domain/base/storage/pageOf.ts'
import { partiesOf } from '../../domain/people/contracts/showContract.ts'
import { contractAlertsOf } from '../../domain/people/team/alerts.ts'
import { lastDaysOf, quietMembersOf } from '../../domain/people/team/quietMembers.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, type Outcome } from '../../server/handler.ts'

async function getAgentAlerts(call: Call<'getAgentAlerts'>): Promise<Outcome<'getAgentAlerts'>> {
  const { context, caller } = call
  const { store } = context
  const agentId = caller.member.id
  const now = context.now()
  const { offers, owedToAgent, owedByAgent, ...counts } = await contractAlertsOf(
    store,
    agentId,
    now,
  )
  const quiet = await quietMembersOf(store, await teamOf(store, agentId), now)
  const showOwed = (owed: typeof owedToAgent) =>
    owed.map(({ kind, count, amount }) => ({ kind, count, amount: toDecimal(amount) }))
  return answer({
    offers: offers.map(({ id, terms, expiresAt }) => ({
      contractId: id,
      kind: terms.kind,
      expiresAt: new Date(expiresAt).toISOString(),
    })),
    ...counts,
    owedToAgent: showOwed(owedToAgent),
    owedByAgent: showOwed(owedByAgent),
    quietMembers: quiet.length,
  })
}

async function listQuietMembers(
  call: Call<'listQuietMembers'>,
): Promise<Outcome<'listQuietMembers'>> {
  const { context, query, caller } = call
  const { store } = context
  const now = context.now()
  const quiet = await quietMembersOf(store, await teamOf(store, caller.member.id), now)
  const { items, ...place } = pageOf(quiet, query)
  const ids = items.map(({ memberId }) => memberId)
  const parties = await partiesOf(store, ids)
  const lastDays = await lastDaysOf(store, ids, now)
  return answer({
    items: items.map(({ memberId, validBet }, index) => ({
      memberId,
      account: parties[index]?.account ?? '',
      lastDay: lastDays.get(memberId) ?? '',
      validBet: toDecimal(validBet),
    })),
    ...place,
  })
}

export const agentAlerts = {
  'GET /wps/agent/alerts': getAgentAlerts,
  'GET /wps/agent/quietMembers': listQuietMembers,
} satisfies Partial<Behaviour>
