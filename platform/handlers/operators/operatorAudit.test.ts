import { describe, expect, it } from 'vitest'
import { defaultRules } from '../../domain/accounts/registration/defaultRules.ts'
import { deedsBefore, recordDeed } from '../../domain/base/platform/audit.ts'
import { startPlatform, withRule } from '../platformForTests.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

const minute = 60_000
const draft = { minimumAge: 18, note: 'Longer names', fields: defaultRules.fields }

const login = ({ send }: Platform, password: string, username = 'operator') =>
  send('POST /ops/session', { body: { username, password } })

/** Returns a page of audit entries, newest first. */
async function audit({ send, operator }: Platform, query = '') {
  const { answer } = await send('GET /ops/audit', { headers: await operator(), query })
  // The cast is safe: the test server validates responses against the API contract.
  return answer.value as { items: { id: string; at: string; action: string }[]; total: number }
}

const actions = async (platform: Platform) =>
  (await audit(platform)).items.map(({ action }) => action)

describe('audit log of operators', () => {
  it('the audit records sign-ins and sign-outs with their time', async () => {
    const platform = await startPlatform()
    const { headers, answer } = await login(platform, 'correct-horse-battery')
    const Cookie = headers.get('Set-Cookie')?.split(';')[0] ?? ''
    platform.time.now += minute
    await platform.send('DELETE /ops/session', {
      headers: { Cookie, 'X-CSRF-Token': String(answer.value?.csrfToken) },
    })
    expect((await audit(platform)).items).toMatchObject([
      { operator: 'operator', action: 'SIGNED_OUT', at: '2026-11-21T12:01:00.000Z' },
      { operator: 'operator', action: 'SIGNED_IN', at: '2026-11-21T12:00:00.000Z' },
    ])
  })

  it('the audit records each checked wrong password with its IP address, but no sign-in with an unknown username', async () => {
    const platform = await startPlatform()
    await login(platform, 'x', 'correct-horse-battery')
    for (let attempt = 0; attempt < 7; attempt += 1) await login(platform, 'wrong')
    const failed = { action: 'SIGN_IN_FAILED', address: '203.0.113.9' }
    expect((await audit(platform)).items).toMatchObject(Array.from({ length: 5 }, () => failed))
    expect(JSON.stringify(await platform.store.audit.find())).not.toContain('correct-horse')
  })

  it('the audit records whether a version of the rules was published or restored', async () => {
    const platform = await startPlatform()
    const { send, operator } = platform
    await send('PUT /ops/registration-rules', { headers: await operator(), body: draft })
    await send('POST /ops/registration-rules/versions/{version}/restore', {
      path: '/ops/registration-rules/versions/1/restore',
      headers: await operator(),
    })
    expect((await audit(platform)).items).toMatchObject([
      { action: 'RULES_RESTORED', operator: 'operator', version: 3, restoredFrom: 1 },
      { action: 'RULES_PUBLISHED', operator: 'operator', version: 2, note: 'Longer names' },
    ])
  })

  it('the audit records a scheduled publication and its cancellation', async () => {
    const platform = await startPlatform()
    const { send, operator, time } = platform
    const publishAt = new Date(time.now + 60 * minute).toISOString()
    const headers = await operator()
    await send('PUT /ops/registration-rules/scheduled', { headers, body: { publishAt, draft } })
    await send('DELETE /ops/registration-rules/scheduled', { headers })
    await send('DELETE /ops/registration-rules/scheduled', { headers })
    expect((await audit(platform)).items).toMatchObject([
      { action: 'SCHEDULE_CANCELLED', version: 1 },
      { action: 'RULES_SCHEDULED', version: 1, note: 'Longer names' },
    ])
  })

  it('the audit has no entry for rejected changes', async () => {
    const platform = await startPlatform()
    const { send, operator } = platform
    const hostile = withRule('email', { acceptedPattern: '^(a+)+$', samples: {} })
    const headers = await operator()
    await send('PUT /ops/registration-rules', { headers, body: { ...draft, fields: hostile } })
    const stale = { ...headers, 'If-Match': '"9"' }
    await send('PUT /ops/registration-rules', { headers: stale, body: draft })
    expect(await actions(platform)).toEqual([])
  })

  it('the audit is paged, newest first even for entries with the same time', async () => {
    const platform = await startPlatform()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await login(platform, 'wrong')
      await login(platform, 'correct-horse-battery')
    }
    const all = await audit(platform)
    expect(all.total).toBe(6)
    expect(all.items.map(({ action }) => action).slice(0, 2)).toEqual([
      'SIGNED_IN',
      'SIGN_IN_FAILED',
    ])
    const second = await audit(platform, '?page=2&pageSize=4')
    expect(second.items).toEqual(all.items.slice(4))
    expect(second.total).toBe(6)
    expect(await audit(platform, '?page=9')).toMatchObject({ items: [], total: 6 })
  })

  it('the count of audit entries older than a given entry stops at a limit', async () => {
    const { store, context } = await startPlatform()
    for (let count = 0; count < 7; count += 1) {
      await recordDeed(context, store, { operator: 'operator', action: 'SIGNED_IN' })
    }
    const [newest] = (await store.audit.find()).toReversed()
    const counted = (limit: number) => deedsBefore(store, { id: newest?.id ?? '' }, limit)
    expect(await Promise.all([5, 6, 7].map(counted))).toEqual([5, 6, 6])
  })
})
