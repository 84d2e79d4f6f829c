import { afterAll, beforeAll, expect, it } from 'vitest'
import { emulatedBank } from '../../mocks/bank/emulatedBank.ts'
import { content } from '../../mocks/content/content.ts'
import { pastSteps } from '../../mocks/past/identity.ts'
import { linkPerson } from '../../platform/domain/accounts/identity/linkPerson.ts'
import { partsOf, setLimit } from '../../platform/domain/accounts/limits/changeLimit.ts'
import { publishRulesForTests } from '../../platform/domain/accounts/registration/publishRulesForTests.ts'
import type { DomainStore } from '../../platform/domain/base/collections/collections.ts'
import type { Context } from '../../platform/domain/base/context/context.ts'
import { orderDeposit } from '../../platform/domain/money/deposits/deposits.ts'
import { createContext } from '../../platform/domain/ports.ts'
import { memberRow } from '../../platform/server/serverForTests.ts'
import type { ErrorCode } from '../../src/api/gen/errors.ts'
import { openPostgres } from './postgres/openPostgres.ts'
import { startTestPostgres, type TestPostgres } from './testing/testPostgres.ts'

const number = '12345678909'
const ids = ['m-1', 'm-2']

let postgres: TestPostgres
let store: DomainStore
let context: Context<ErrorCode>
beforeAll(async () => {
  postgres = await startTestPostgres()
  store = (await openPostgres({ url: await postgres.createDatabase(), connections: 8 })).store
  context = createContext({ store, providers: { bank: emulatedBank }, content })
  await publishRulesForTests(context)
}, 60_000)
afterAll(async () => {
  await store.close()
  await postgres.stop()
})

/** Creates an account whose identity is verified. All accounts belong to the same person. */
async function openAccount(memberId: string): Promise<void> {
  await store.members.insert(memberRow({ id: memberId, username: memberId, usernameKey: memberId }))
  const document = { document: 'CPF', number, documentId: memberId }
  await store.payers.insert({ id: memberId, ...document, createdAt: context.now() })
  const about = { fullName: 'Ana Souza', birthday: '1991-05-17', level: 1, at: 0 } as const
  await store.identitySteps.insertMany(pastSteps({ memberId, number, ...about }))
  await store.transaction((tables) =>
    linkPerson(context, tables, { memberId, number, evidence: 'IDENTITY' }),
  )
}

const order = async (id: string) => {
  const member = memberRow({ id })
  try {
    await store.transaction((tables) =>
      orderDeposit(context, tables, { member, method: 'PIX', amount: 2_000 }),
    )
    return 'OK'
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown'
  }
}

it('[SAFE-02] parallel deposits of two accounts of one person cannot exceed their common limit in PostgreSQL', async () => {
  await Promise.all(ids.map(openAccount))
  expect(new Set((await store.personAccounts.find()).map(({ personId }) => personId)).size).toBe(1)
  await setLimit(context, 'm-1', partsOf('DEPOSIT_DAY'), 6_000)
  const orders = Array.from({ length: 8 }, (_, index) => order(ids[index % 2] ?? 'm-1'))
  const results = (await Promise.all(orders)).toSorted()
  const refused = Array.from({ length: 5 }, () => 'PLAYER_LIMIT_REACHED')
  expect(results).toEqual(['OK', 'OK', 'OK', ...refused])
})
