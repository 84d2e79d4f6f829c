import { describe, expect, it, vi } from 'vitest'
import { defaultRules } from '../../domain/accounts/registration/defaultRules.ts'
import { startPlatform, withRule } from '../platformForTests.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>
const draftOf = (fields = defaultRules.fields, note = 'Why') => ({ minimumAge: 18, note, fields })

const publish = async ({ send, operator }: Platform, draft: object, ifMatch?: string) =>
  send('PUT /ops/registration-rules', {
    headers: { ...(await operator()), ...(ifMatch && { 'If-Match': ifMatch }) },
    body: draft,
  })
const live = async ({ send, operator }: Platform) =>
  send('GET /ops/registration-rules', { headers: await operator() })
const restore = async ({ send, operator }: Platform, version: number, query = '') =>
  send('POST /ops/registration-rules/versions/{version}/restore', {
    path: `/ops/registration-rules/versions/${version}/restore${query}`,
    headers: await operator(),
  })

describe('publishing rules', () => {
  it('publishing rules creates the next version, which the next registration form uses', async () => {
    const platform = await startPlatform()
    const events: unknown[] = []
    platform.context.store.listen((signal) => events.push(signal))
    const published = await publish(platform, draftOf(withRule('email', { required: true })))
    expect(published.status).toBe(200)
    expect(published.headers.get('ETag')).toBe('"2"')
    expect(published.answer.value).toMatchObject({ version: 2, author: 'operator', note: 'Why' })
    const event = { type: 'registrationRulesChanged', version: 2 }
    expect(events).toEqual([{ kind: 'event', event }])
    const rules = await platform.send('GET /wps/system/setting/register')
    expect(rules.headers.get('ETag')).toBe('"2"')
    const status = await platform.send('GET /wps/system/status')
    expect(status.answer.value).toMatchObject({ register: { rulesVersion: 2 } })
    const { body } = await platform.register({
      rulesVersion: 2,
      termsAccepted: true,
      login: true,
      registerMethod: 'WEB',
      registerUrl: 'https://portico.example/register',
      domain: 'portico.example',
      username: 'marina92',
      password: 'Gavea2026',
      confirmPassword: 'Gavea2026',
      birthday: '1992-02-29',
    })
    expect(body.value?.fields).toEqual([{ field: 'email', reason: 'required' }])
  })

  it('an operator gets the live rules with their samples and the result of the safety check of every pattern', async () => {
    const platform = await startPlatform()
    const { answer } = await publish(platform, draftOf(withRule('email', { required: true })))
    expect(answer.value?.draft).toEqual(draftOf(withRule('email', { required: true })))
    const verdicts = answer.value?.verdicts as { field: string; verdict: string }[]
    expect(verdicts.map(({ field }) => field)).toEqual(defaultRules.fields.map(({ name }) => name))
    expect((await live(platform)).answer.value).toEqual(answer.value)
  })

  it('publishing from an outdated version is rejected with the ETag of the live version', async () => {
    const platform = await startPlatform()
    await publish(platform, draftOf())
    const { status, headers, answer } = await publish(platform, draftOf(), '"1"')
    expect(status).toBe(412)
    expect(answer.code).toBe('RULES_CONFLICT')
    expect(headers.get('ETag')).toBe('"2"')
    expect((await live(platform)).answer.value).toMatchObject({ version: 2 })
  })

  it('publishing without an ETag is rejected', async () => {
    const { send, operator } = await startPlatform()
    const { 'If-Match': _, ...headers } = await operator()
    const { status } = await send('PUT /ops/registration-rules', { headers, body: draftOf() })
    expect(status).toBe(422)
  })

  it('only one of several concurrent publications succeeds', async () => {
    const platform = await startPlatform()
    const answers = await Promise.all([
      publish(platform, draftOf(), '"1"'),
      publish(platform, draftOf(), '"1"'),
      publish(platform, draftOf(), '"1"'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412])
    expect(await platform.store.ruleVersions.count()).toBe(2)
  })

  it('publishing an invalid draft reports every problem with its field and stores nothing', async () => {
    const platform = await startPlatform()
    const fields = withRule('email', { minLength: 65 }).map((rule) =>
      rule.name === 'line' ? { ...rule, acceptedPattern: '^(a+)+$', samples: {} } : rule,
    )
    const { status, answer } = await publish(platform, draftOf(fields))
    expect(status).toBe(422)
    expect(answer.code).toBe('RULES_INVALID')
    expect(answer.value?.problems).toMatchObject([
      { code: 'MIN_ABOVE_MAX', field: 'email', property: 'minLength', path: '/fields/5/minLength' },
      { code: 'PATTERN_HOSTILE', field: 'line', property: 'acceptedPattern' },
    ])
    expect(answer.value?.verdicts).toContainEqual(
      expect.objectContaining({ field: 'line', verdict: 'hostile', attack: expect.any(String) }),
    )
    expect(await platform.store.ruleVersions.count()).toBe(1)
  })

  it('publishing is rejected while a pattern of the draft is being checked, and succeeds afterwards', async () => {
    const platform = await startPlatform()
    const { patterns } = platform.context
    const check = Promise.withResolvers<void>()
    platform.context.patterns = {
      ...patterns,
      classify: async (source) => {
        if (source === '^a$') await check.promise
        return patterns.classify(source)
      },
    }
    const fields = withRule('line', { acceptedPattern: '^a$', minLength: 1, samples: {} })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const publishing = publish(platform, draftOf(fields))
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    const { status, answer } = await publishing
    expect([status, answer.code]).toEqual([422, 'RULES_UNCHECKED'])
    expect(answer.value?.problems).toMatchObject([{ code: 'PATTERN_PENDING', field: 'line' }])
    expect(answer.value?.verdicts).toContainEqual({
      field: 'line',
      verdict: 'pending',
      dialect: 'u',
    })
    check.resolve()
    expect((await publish(platform, draftOf(fields))).status).toBe(200)
  })

  it.each([
    ['an unknown pattern', { patternId: 'NO_SUCH_FAMILY' }],
    ['a negative length', { minLength: -1 }],
    ['a length of type string', { maxLength: '20' }],
    ['an unknown property', { regex: '.' }],
  ])('publishing a draft with %s is rejected with the name of the field', async (_, changes) => {
    const platform = await startPlatform()
    // Invalid on purpose: the types of the API contract do not allow these values.
    const fields = withRule('email', changes as object)
    const { status, answer } = await publish(platform, draftOf(fields))
    expect(status).toBe(422)
    expect(answer.value?.problems?.[0]).toMatchObject({ field: 'email' })
    expect(await platform.store.ruleVersions.count()).toBe(1)
  })
})

describe('checking a draft', () => {
  it('checking a draft reports the problems that publishing would report, and stores nothing', async () => {
    const platform = await startPlatform()
    const check = async (fields: typeof defaultRules.fields) =>
      platform.send('POST /ops/registration-rules/check', {
        headers: await platform.operator(),
        body: draftOf(fields),
      })
    const fine = await check(defaultRules.fields)
    expect(fine.answer.value).toMatchObject({ publishable: true, problems: [] })
    const wrong = await check(withRule('email', { minLength: 65 }))
    expect(wrong.answer.value).toMatchObject({
      publishable: false,
      problems: [{ code: 'MIN_ABOVE_MAX', field: 'email' }],
    })
    expect(await platform.store.ruleVersions.count()).toBe(1)
  })
})

describe('rules history', () => {
  it('the rules history is paged, newest version first', async () => {
    const platform = await startPlatform()
    for (const note of ['two', 'three', 'four', 'five'])
      await publish(platform, draftOf(undefined, note))
    const page = async (query: string) =>
      (
        await platform.send('GET /ops/registration-rules/versions', {
          headers: await platform.operator(),
          query,
        })
      ).answer.value
    expect(await page('?page=1&pageSize=2')).toMatchObject({
      page: 1,
      pageSize: 2,
      total: 5,
      items: [
        { version: 5, note: 'five', author: 'operator', fieldCount: defaultRules.fields.length },
        { version: 4, note: 'four' },
      ],
    })
    expect(await page('?page=3&pageSize=2')).toMatchObject({ items: [{ version: 1 }] })
    expect(await page('?page=9&pageSize=2')).toMatchObject({ items: [], total: 5 })
    expect(await page('')).toMatchObject({ page: 1, pageSize: 20 })
  })
})

describe('restoring rules', () => {
  it('a restored version of the rules has the note that the operator sent', async () => {
    const platform = await startPlatform()
    await publish(platform, draftOf(withRule('email', { required: true })))
    const { answer } = await restore(platform, 1, '?note=Fewer%20sign-ups')
    expect(answer.value).toMatchObject({ version: 3, restoredFrom: 1, note: 'Fewer sign-ups' })
  })

  it('restoring publishes an old version as a new one and keeps the history', async () => {
    const platform = await startPlatform()
    await publish(platform, draftOf(withRule('email', { required: true })))
    const { status, headers, answer } = await restore(platform, 1)
    expect(status).toBe(200)
    expect(headers.get('ETag')).toBe('"3"')
    expect(answer.value).toMatchObject({ version: 3, restoredFrom: 1, draft: defaultRules })
    expect(await platform.store.ruleVersions.count()).toBe(3)
  })

  it('restoring checks the old version like any draft', async () => {
    const platform = await startPlatform()
    const hostile = withRule('email', { acceptedPattern: '^(a+)+$', samples: {} })
    const version = await platform.publish(hostile)
    await platform.publish(defaultRules.fields)
    const { status, answer } = await restore(platform, version)
    expect(status).toBe(422)
    expect(answer.value?.problems).toMatchObject([{ code: 'PATTERN_HOSTILE', field: 'email' }])
  })

  it('restoring an unknown version is rejected', async () => {
    const { status, answer } = await restore(await startPlatform(), 99)
    expect(status).toBe(404)
    expect(answer.code).toBe('VERSION_UNKNOWN')
  })
})
