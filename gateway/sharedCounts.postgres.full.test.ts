import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultRules } from '../platform/domain/accounts/registration/defaultRules.ts'
import { liveVersion } from '../platform/domain/accounts/registration/registrationRules.ts'
import { schedule } from '../platform/domain/accounts/registration/schedule.ts'
import { publishDue } from '../platform/domain/accounts/rulePublishing/publishDue.ts'
import { fieldStatistics } from '../platform/domain/accounts/signUps/fieldStatistics.ts'
import { countForm, type FormReport } from '../platform/domain/accounts/signUps/formReports.ts'
import { countSignUp } from '../platform/domain/accounts/signUps/signUpShapes.ts'
import { createContext } from '../platform/domain/ports.ts'
import { seedDomain } from '../platform/domain/seed.ts'
import { openPostgres } from './database/postgres/openPostgres.ts'
import { startTestPostgres, type TestPostgres } from './database/testing/testPostgres.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startTestPostgres()
}, 60_000)
afterAll(() => postgres.stop())

const minute = 60_000

/** Opens the contexts of three gateways on one database, with a clock that the test controls. */
async function openGateways() {
  const url = await postgres.createDatabase()
  const time = { now: Date.UTC(2026, 10, 21, 12) }
  const open = () => openPostgres({ url, connections: 5 })
  const stores = [await open(), await open(), await open()]
  const contexts = stores.map(({ store }) => createContext({ store, now: () => time.now }))
  const [first] = contexts
  if (!first) throw new Error('There is no gateway')
  await seedDomain(first, {})
  const close = () => Promise.all(stores.map((one) => one.close()))
  return { first, contexts, time, close }
}

/** Number of parallel calls per gateway. */
const often = 30

describe('three gateways on one PostgreSQL', () => {
  it('parallel form reports and sign-ups at three gateways are all counted', async () => {
    const { first, contexts, close } = await openGateways()
    const left: FormReport = {
      rulesVersion: 1,
      method: 'username',
      outcome: 'left',
      seen: ['username', 'password'],
      failed: ['password'],
      leftAt: 'password',
    }
    const fields = defaultRules.fields.filter(({ enabled }) => enabled)
    const signUp = (number: number) => {
      const values = new Map([['username', 'm'.repeat(4 + (number % 9))]])
      return { method: 'username', fields, values } as const
    }
    await Promise.all(
      contexts.flatMap((context) =>
        Array.from({ length: often }, (_, number) => [
          countForm(context, left),
          countSignUp(context, signUp(number)),
        ]).flat(),
      ),
    )
    const { hours, fields: told } = await fieldStatistics(first, ['password'])
    expect(hours.opened.at(-1)).toBe(3 * often)
    expect(told[0]?.hours.left.at(-1)).toBe(3 * often)
    const rows = await first.store.signUpShapes.find({ where: { field: 'username' } })
    expect(rows).toHaveLength(9)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(3 * often)
    await close()
  }, 60_000)

  it('three gateways that publish scheduled rules in parallel publish them once', async () => {
    const { first, contexts, time, close } = await openGateways()
    const publishAt = time.now + minute
    await schedule(first, { publishAt, follows: 1, draft: defaultRules, operator: 'operator' })
    await Promise.all(contexts.map(publishDue))
    expect(await first.store.ruleVersions.count()).toBe(1)
    time.now = publishAt
    await Promise.all(contexts.map(publishDue))
    expect(await first.store.ruleVersions.count()).toBe(2)
    expect(await first.store.scheduledRules.count()).toBe(0)
    const deeds = await first.store.audit.find({ where: { action: 'RULES_PUBLISHED' } })
    expect(deeds).toMatchObject([{ operator: 'portico', version: 2 }])
    expect(await liveVersion(first)).toMatchObject({ version: 2, author: 'operator' })
    await close()
  }, 60_000)
})
