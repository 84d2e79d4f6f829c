/**
 * Generates random contract offers of an agent and replies of a downline, and builds their API
 * requests.
 */
import fc from 'fast-check'
import { contractKinds } from './contractKinds.ts'
import type { MoneyCallers, Request } from './moneyContext.ts'

type Kind = keyof typeof contractKinds

export type ContractDeed =
  | { do: 'offer'; who: number; kind: Kind }
  | { do: 'answer'; who: number; pick: number; action: 'ACCEPT' | 'REJECT' | 'TERMINATE' }

export const contractDeeds: fc.Arbitrary<ContractDeed> = fc.oneof(
  fc.record({
    do: fc.constant('offer' as const),
    who: fc.constant(0),
    kind: fc.constantFrom('dividend' as const, 'dailyWage', 'hourlyWage', 'realTimeSalary'),
  }),
  fc.record({
    do: fc.constant('answer' as const),
    who: fc.constant(1),
    pick: fc.nat({ max: 2 }),
    action: fc.constantFrom('ACCEPT' as const, 'ACCEPT' as const, 'REJECT' as const, 'TERMINATE'),
  }),
)

/**
 * Builds a request that offers a contract, or a request that accepts, rejects or terminates one of
 * the three newest contracts in any state.
 */
export async function contractRequestOf(
  context: MoneyCallers,
  one: ContractDeed,
): Promise<Request> {
  const [, member] = context.people
  if (one.do === 'offer') {
    const { key, terms } = contractKinds[one.kind]
    return { key, body: { action: 'OFFER', memberId: member?.id, terms } }
  }
  const rows = await context.store.contracts.find({ where: { downlineId: member?.id ?? '' } })
  const contract = rows.at(-1 - (one.pick % Math.max(1, rows.length)))
  // The tests offer only kinds of `contractKinds`.
  const { key } = contractKinds[(contract?.kind as Kind | undefined) ?? 'dividend']
  return { key, body: { action: one.action, contractId: contract?.id ?? 'none' } }
}
