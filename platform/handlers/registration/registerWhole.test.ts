import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../tests/support/extent.ts'
import type { DomainStore, DomainTables } from '../../domain/base/collections/collections.ts'
import type { Collection } from '../../domain/base/storage/store.ts'
import { startPlatform, type User, userForTests } from '../platformForTests.ts'

/** Store that fails at the given write of a transaction, like a full disk. */
function breakingAt(store: DomainStore, step: number): DomainStore {
  const guard = (tables: DomainTables) => {
    let writes = 0
    const count = () => {
      writes += 1
      if (writes === step) throw new Error('The disk is full')
    }
    const guarded = <Row>(table: Collection<Row>): Collection<Row> => ({
      ...table,
      insert: async (row) => {
        count()
        await table.insert(row)
      },
      update: async (...args) => {
        count()
        return table.update(...args)
      },
    })
    return {
      ...tables,
      members: guarded(tables.members),
      wallets: guarded(tables.wallets),
      sessions: guarded(tables.sessions),
      idempotency: guarded(tables.idempotency),
    }
  }
  return {
    ...store,
    transaction: (work) => store.transaction((tables, announce) => work(guard(tables), announce)),
  }
}

const users = fc.record(
  {
    username: fc.constantFrom('marina92', 'ana', 'x', 'MARINA92'),
    password: fc.constantFrom('Gavea2026', 'weak'),
    login: fc.boolean(),
    termsAccepted: fc.constantFrom(true, true, true, false),
    birthday: fc.constantFrom('1992-02-29', '1992-02-29', '2020-01-01'),
    affiliateCode: fc.constantFrom('', 'CARLA2026', 'NOBODY1'),
    rulesVersion: fc.constantFrom(1, 9),
  },
  { requiredKeys: ['username', 'password', 'login'] },
)

it('a registration that fails at any write stores nothing, and a successful one stores everything', async () => {
  await fc.assert(
    fc.asyncProperty(users, fc.nat(8), async (changes, step) => {
      const { register, context, store } = await startPlatform({ personas: false })
      context.store = breakingAt(store, step)
      const { status, body } = await register(userForTests(changes as Partial<User>))
      const made = body.success === true
      const members = await store.members.find()
      expect(members.map(({ username }) => username)).toEqual(made ? [changes.username] : [])
      const [wallet] = await store.wallets.find()
      expect(wallet).toEqual(
        made ? expect.objectContaining({ id: members[0]?.id, balance: 0 }) : undefined,
      )
      expect(await store.wallets.count()).toBe(made ? 1 : 0)
      expect(await store.sessions.count()).toBe(made && changes.login ? 1 : 0)
      expect(await store.idempotency.count()).toBe(made ? 1 : 0)
      expect(status).toBe(body.code === 'UNKNOWN' ? 500 : 200)
    }),
    { numRuns: propertyRuns(60) },
  )
})
