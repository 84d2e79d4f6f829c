import { afterAll, beforeAll, expect, it } from 'vitest'
import { emulatedBank } from '../../mocks/bank/emulatedBank.ts'
import { content } from '../../mocks/content/content.ts'
import { personIdOf } from '../../platform/domain/accounts/identity/personId.ts'
import { verifyForTests } from '../../platform/domain/accounts/identity/verifyForTests.ts'
import { publishRulesForTests } from '../../platform/domain/accounts/registration/publishRulesForTests.ts'
import type {
  DomainStore,
  DomainTables,
} from '../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import type { Announce } from '../../platform/domain/base/storage/events.ts'
import { orderDeposit } from '../../platform/domain/money/deposits/deposits.ts'
import { settleDeposit } from '../../platform/domain/money/deposits/settleDeposit.ts'
import { post, toMovement } from '../../platform/domain/money/ledger/post.ts'
import { placeBet } from '../../platform/domain/play/bets/placeBet.ts'
import { gameForTests } from '../../platform/domain/play/bets/playForTests.ts'
import { createContext } from '../../platform/domain/ports.ts'
import { memberRow } from '../../platform/server/serverForTests.ts'
import type { ErrorCode } from '../../src/api/gen/errors.ts'
import { openPlace } from './testing/openPlace.ts'
import { startTestPostgres, type TestPostgres } from './testing/testPostgres.ts'

let postgres: TestPostgres
let store: DomainStore
let context: Context<ErrorCode>
beforeAll(async () => {
  postgres = await startTestPostgres()
  store = (await openPlace(await postgres.createDatabase())).store
  context = createContext({ store, providers: { bank: emulatedBank }, content })
  await publishRulesForTests(context)
  for (const id of ['m-1', 'm-2']) {
    await store.members.insert(memberRow({ id, username: id, usernameKey: id, nickname: id }))
    await verifyForTests(store, id)
    // The first call of `personIdOf` creates the key for all person ids. The key is created here,
    // so that the parallel transactions of the tests do not wait for it.
    await store.transaction((tables) => personIdOf(context, tables, id))
  }
}, 60_000)
afterAll(async () => {
  await store.close()
  await postgres.stop()
})

const game = gameForTests()

type Act = (tables: DomainTables, announce: Announce, memberId: string) => Promise<unknown>

const giveMoney: Act = (tables, announce, memberId) => {
  const from = { kind: 'house', name: 'opening' } as const
  const to = { kind: 'main', memberId } as const
  return post(
    context,
    tables,
    announce,
    toMovement('OPENING', memberId, { from, to, amount: 5_000 }),
  )
}
const acts: Readonly<Record<string, Act>> = {
  'money comes in': giveMoney,
  'a bet is placed': (tables, announce, memberId) =>
    placeBet(context, tables, announce, { memberId, game, stake: 500 }),
  'a deposit is ordered and paid': async (tables, announce, memberId) => {
    const member = memberRow({ id: memberId })
    const deposit = await orderDeposit(context, tables, { member, method: 'PIX', amount: 10_000 })
    const settlement = { context, tables, announce, onCredited: async () => {} }
    await settleDeposit(settlement, { deposit, amount: 10_000, at: context.now() })
  },
}

it.each(Object.entries(acts))(
  'an open PostgreSQL transaction of one member does not block the same operation of another member: %s',
  async (_, act) => {
    await store.transaction((tables, announce) => giveMoney(tables, announce, 'm-1'))
    await store.transaction((tables, announce) => giveMoney(tables, announce, 'm-2'))
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const first = store.transaction(async (tables, announce) => {
      await act(tables, announce, 'm-1')
      begun.resolve()
      await gate.promise
    })
    await Promise.race([begun.promise, first])
    // If this transaction waited for the first one, it would fail at the lock timeout.
    const other = store.transaction((tables, announce) => act(tables, announce, 'm-2'))
    const done = [first.then(() => 'first'), other.then(() => 'other')]
    expect(await Promise.race(done)).toBe('other')
    gate.resolve()
    await Promise.all(done)
  },
)
