/** Test platform with one verified member, who has money and can bet. */
import { contextForTests, memberRow } from '../../../server/serverForTests.ts'
import { verifyForTests } from '../../accounts/identity/verifyForTests.ts'
import { seededBytes } from '../../base/chance/seededBytes.ts'
import type { BetDetails } from '../../base/collections/play.ts'
import type { DomainEvent } from '../../base/storage/events.ts'
import { runDueJobs } from '../../base/time/jobs.ts'
import { jobHandlers } from '../../jobHandlers.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { placeBet } from './placeBet.ts'
import type { PlayedGame } from './round.ts'

export const gameForTests = (changes: Partial<PlayedGame> = {}): PlayedGame => ({
  nodeId: '100184',
  name: 'Fortune Tiger',
  vendor: 'PG',
  gameType: 'RNG',
  rtp: 9_681,
  stakes: { minimum: 20, maximum: 500_000 },
  ...changes,
})

/**
 * Starts the test platform.
 * @param seed seed of all random values.
 */
export async function playForTests({ balance = 100_000, seed = 'play' } = {}) {
  const { context, store, time } = contextForTests({ randomBytes: seededBytes(seed) })
  await store.members.insert(memberRow({ id: 'm-1', username: 'marina92' }))
  await verifyForTests(store, 'm-1')
  const heardEvents: DomainEvent[] = []
  store.listen((one) => {
    if (one.kind === 'event') heardEvents.push(one.event)
  })
  const pay = (amount: number) =>
    store.transaction((tables, announce) => {
      const from = { kind: 'house', name: 'deposits' } as const
      const to = { kind: 'main', memberId: 'm-1' } as const
      return post(context, tables, announce, toMovement('DEPOSIT', 'd-1', { from, to, amount }))
    })
  if (balance > 0) await pay(balance)
  const bet = (stake: number, game: Partial<PlayedGame> = {}, choice?: BetDetails) =>
    store.transaction((tables, announce) => {
      const placing = {
        memberId: 'm-1',
        game: gameForTests(game),
        stake,
        ...(choice && { choice }),
      }
      return placeBet(context, tables, announce, placing)
    })
  const passTime = async (milliseconds: number) => {
    time.now += milliseconds
    await runDueJobs(context, jobHandlers, (error) => {
      throw error
    })
  }
  const balanceNow = async () => (await store.wallets.get('m-1'))?.balance ?? 0
  return { context, store, time, heardEvents, pay, bet, passTime, balanceNow }
}
