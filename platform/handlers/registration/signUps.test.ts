import { describe, expect, it, vi } from 'vitest'
import { createBackground } from '../../domain/base/context/background.ts'
import { removeExpired } from '../../domain/housekeeping.ts'
import { type RuleDraft, startPlatform, userForTests, withRule } from '../platformForTests.ts'

const day = 24 * 3_600_000
type SignUps = { total: number; fields: { field: string; total: number; wouldFail: number }[] }

/**
 * Starts a platform on which `users` have registered, with helpers that check drafts against these
 * sign-ups.
 */
async function withSignUps(users: Parameters<typeof userForTests>[0][]) {
  const platform = await startPlatform()
  const { context, time, send, operator, register } = platform
  for (const user of users) {
    const { body } = await register(userForTests(user))
    expect(body.success).toBe(true)
  }
  await context.background.waitUntilIdle()
  const check = async (fields: RuleDraft[]) => {
    // Advances the clock past the lifetime of the cached sign-up counts.
    time.now += 60_000
    const { answer, status } = await send('POST /ops/registration-rules/check', {
      headers: await operator(),
      body: { minimumAge: 18, fields },
    })
    expect(status).toBe(200)
    // The cast is safe: the test server validates responses against the API contract.
    return answer.value?.signUps as SignUps
  }
  const fails = async (name: string, changes: Partial<RuleDraft>) =>
    (await check(withRule(name, changes))).fields.find(({ field }) => field === name)
  return { ...platform, check, fails }
}

const three = [
  { username: 'marina92', email: 'marina@example.com' },
  { username: 'ana', password: 'Copacabana2026', confirmPassword: 'Copacabana2026' },
  { username: 'BrunoLongUsername', email: 'b@example.com' },
].map((user) => ({ ...user, username: user.username.padEnd(4, 'x').slice(0, 16) }))

describe('recent sign-ups under a draft', () => {
  it('recent sign-ups satisfy the rules that were live at the time of the sign-up', async () => {
    const { check } = await withSignUps(three)
    const { total, fields } = await check(withRule('email', {}))
    expect(total).toBe(3)
    expect(fields.every(({ wouldFail }) => wouldFail === 0)).toBe(true)
    expect(fields.find(({ field }) => field === 'username')).toMatchObject({ total: 3 })
    expect(fields.find(({ field }) => field === 'fullname')).toBeUndefined()
  })

  it('a draft check counts the recent sign-ups that the draft would reject because of a length, a character or a missing field', async () => {
    const { fails } = await withSignUps(three)
    expect(await fails('username', { minLength: 5, samples: {} })).toMatchObject({ wouldFail: 1 })
    expect(await fails('username', { maxLength: 8, samples: {} })).toMatchObject({ wouldFail: 1 })
    const lower = { acceptedPattern: '^[a-z0-9]+$', samples: {} }
    expect(await fails('username', lower)).toMatchObject({ total: 3, wouldFail: 1 })
    expect(await fails('email', { required: true })).toMatchObject({ total: 3, wouldFail: 1 })
    const strong = { minLength: 10, samples: {} }
    expect(await fails('password', strong)).toMatchObject({ total: 3, wouldFail: 2 })
  })

  it('a draft check does not count a sign-up as rejected if the field has a new condition or a variant that accepts the value', async () => {
    const { fails } = await withSignUps(three)
    const country = { source: 'country', operator: 'equals', values: ['BR'] } as const
    const when = [{ ...country, values: [...country.values] }]
    const short = { maxLength: 8, samples: {} }
    expect(await fails('email', { ...short, required: true })).toMatchObject({ wouldFail: 3 })
    expect(await fails('email', { ...short, required: true, showWhen: when })).toMatchObject({
      total: 3,
      wouldFail: 0,
    })
    const variant = { when, acceptedPattern: '*', patternId: 'LENGTH_ONLY', minLength: 0 } as const
    const variants = (maxLength: number) => [{ ...variant, when, maxLength }]
    expect(await fails('email', { ...short, variants: variants(9) })).toMatchObject({
      wouldFail: 2,
    })
    expect(await fails('email', { ...short, variants: variants(99) })).toMatchObject({
      wouldFail: 0,
    })
  })

  it('a draft check counts a sign-up as rejected only if the pattern rejects every sample text of the same shape, because the typed characters are not stored', async () => {
    const { fails } = await withSignUps([{ username: 'marina92' }])
    // The pattern rejects marina92, but accepts a sample of its shape, aaaaaa99.
    const nines = { acceptedPattern: '^[a-z]+9+$', samples: {} }
    expect(await fails('username', nines)).toMatchObject({ total: 1, wouldFail: 0 })
    const letters = { acceptedPattern: '^[a-z]+$', samples: {} }
    expect(await fails('username', letters)).toMatchObject({ total: 1, wouldFail: 1 })
  })

  it('stored shapes of sign-ups contain no typed characters, and the fields of a sign-up are not linked', async () => {
    const { store } = await withSignUps([
      {
        username: 'Zquixote73',
        email: 'zq.quixote73@example.org',
        password: 'Zqx7Zqx7Zqx7',
        confirmPassword: 'Zqx7Zqx7Zqx7',
      },
    ])
    const rows = await store.signUpShapes.find()
    const shapes = rows.map(({ field, shape }) => [field, shape])
    expect(shapes).toContainEqual(['username', 'Aaaaaaaa11'])
    expect(shapes).toContainEqual(['email', 'aa.aaaaaaa11@aaaaaaa.aaa'])
    expect(shapes).toContainEqual(['password', 'AAAaaaaaa111'])
    expect(shapes).toContainEqual(['birthday', '*'])
    expect(JSON.stringify(rows)).not.toMatch(/quixote|Zqx|m-[0-9a-f]{16}/)
    expect(new Set(rows.map(({ day: time }) => time % day))).toEqual(new Set([0]))
  })

  it('concurrent sign-ups are all counted', async () => {
    const platform = await startPlatform()
    const { context, store, register } = platform
    const names = Array.from({ length: 12 }, (_, index) => `marina${index + 10}`)
    await Promise.all(names.map((username) => register(userForTests({ username }))))
    await context.background.waitUntilIdle()
    const rows = await store.signUpShapes.find({ where: { field: 'username' } })
    expect(rows).toMatchObject([{ shape: 'aaaaaa11', count: 12 }])
  })

  it('a repeated registration is counted once, and a rejected registration is not counted', async () => {
    const { context, store, register } = await startPlatform()
    await register(userForTests(), 'the-same-key-twice')
    await register(userForTests(), 'the-same-key-twice')
    await register(userForTests({ username: 'no' }))
    await context.background.waitUntilIdle()
    const rows = await store.signUpShapes.find({ where: { field: '' } })
    expect(rows).toMatchObject([{ count: 1 }])
  })

  it('a registration succeeds if its sign-up cannot be counted, and the error is reported', async () => {
    const { context, store, register } = await startPlatform()
    const reported: string[] = []
    Object.assign(context, {
      background: createBackground((name, error) => reported.push(`${name}: ${String(error)}`)),
    })
    const transaction = store.transaction.bind(store)
    vi.spyOn(store, 'transaction').mockImplementation((work) =>
      transaction((tables, announce) => {
        const insert = async () => {
          throw new Error('the disk is full')
        }
        return work({ ...tables, signUpShapes: { ...tables.signUpShapes, insert } }, announce)
      }),
    )
    const { body } = await register(userForTests())
    expect(body.success).toBe(true)
    await context.background.waitUntilIdle()
    expect(reported).toEqual(['counting a sign-up: Error: the disk is full'])
  })

  it('sign-ups are deleted after 30 days', async () => {
    const { context, time, store } = await withSignUps([{}])
    time.now += 29 * day
    await removeExpired(context)
    expect(await store.signUpShapes.count()).toBeGreaterThan(0)
    time.now += 3 * day
    await removeExpired(context)
    expect(await store.signUpShapes.count()).toBe(0)
  })
})
