import { describe, expect, it, vi } from 'vitest'
import { startPlatform, withRule } from '../../../handlers/platformForTests.ts'
import type { Context } from '../../base/context/context.ts'
import { defaultRules } from '../registration/defaultRules.ts'
import { publishDue } from './publishDue.ts'

const minute = 60_000
const hour = 60 * minute

async function scheduled(fields = withRule('email', { required: true }), inTime = hour) {
  const platform = await startPlatform()
  const { send, operator, time } = platform
  const publishAt = new Date(time.now + inTime).toISOString()
  const { status } = await send('PUT /ops/registration-rules/scheduled', {
    headers: await operator(),
    body: { publishAt, draft: { minimumAge: 18, note: 'Tonight', fields } },
  })
  expect(status).toBe(200)
  const read = async () =>
    (await send('GET /ops/registration-rules/scheduled', { headers: await operator() })).answer
      .value?.scheduled
  const live = async () =>
    (await send('GET /ops/registration-rules', { headers: await operator() })).answer.value
  const deeds = async () =>
    ((await send('GET /ops/audit', { headers: await operator() })).answer.value?.items ?? []) as {
      action: string
    }[]
  return { ...platform, publishAt, read, live, deeds }
}

describe('publication of scheduled drafts', () => {
  it('a scheduled draft is published at its time, with the operator who scheduled it as its author', async () => {
    const { context, time, live, read, deeds } = await scheduled()
    time.now += hour - 1
    await publishDue(context)
    expect(await live()).toMatchObject({ version: 1 })
    expect(await read()).toMatchObject({ state: 'waiting', follows: 1, author: 'operator' })
    time.now += 1
    await publishDue(context)
    expect(await live()).toMatchObject({ version: 2, author: 'operator', note: 'Tonight' })
    expect(await read()).toBeUndefined()
    expect((await deeds())[0]).toMatchObject({
      action: 'RULES_PUBLISHED',
      operator: 'portico',
      version: 2,
      note: 'Tonight',
    })
  })

  it('a scheduled draft is published once when several gateways find it due', async () => {
    const { context, time, store, live, deeds } = await scheduled()
    time.now += hour
    // Each gateway has its own store object over the same data.
    const gateways = Array.from({ length: 5 }, (): Context => ({ ...context, store: { ...store } }))
    await Promise.all(gateways.map(publishDue))
    expect(await live()).toMatchObject({ version: 2 })
    expect(await store.ruleVersions.count()).toBe(2)
    expect((await deeds()).filter(({ action }) => action === 'RULES_PUBLISHED')).toHaveLength(1)
  })

  it('a scheduled draft is held as a conflict if another version has become live before its time', async () => {
    const { context, time, publish, live, read, deeds, store } = await scheduled()
    await publish(defaultRules.fields)
    time.now += hour
    await publishDue(context)
    await publishDue(context)
    expect(await live()).toMatchObject({ version: 2, author: 'test' })
    expect(await read()).toMatchObject({ state: 'conflict', follows: 1 })
    expect(await store.ruleVersions.count()).toBe(2)
    expect((await deeds()).filter(({ action }) => action === 'SCHEDULE_HELD')).toHaveLength(1)
  })

  it('a scheduled draft is checked again at its time, and held if it is rejected', async () => {
    const { context, time, store, live, read } = await scheduled()
    const hostile = withRule('email', { acceptedPattern: '^(a+)+$', samples: {} })
    await store.scheduledRules.update('scheduled', { draft: { minimumAge: 18, fields: hostile } })
    time.now += hour
    // The draft stays due until the check of its pattern has finished.
    await vi.waitFor(async () => {
      await publishDue(context)
      expect(await live()).toMatchObject({ version: 1 })
      expect(await read()).toMatchObject({
        state: 'refused',
        problems: [{ code: 'PATTERN_HOSTILE', field: 'email' }],
      })
    }, 20_000)
  })

  it('a scheduled draft that was replaced during its check is not published', async () => {
    const { context, time, store, live, read } = await scheduled()
    time.now += hour
    vi.spyOn(context.patterns, 'classify').mockImplementationOnce(async () => {
      await store.scheduledRules.update('scheduled', { revision: 'another' })
      return { verdict: 'safe', dialect: 'u' }
    })
    await store.scheduledRules.update('scheduled', {
      draft: {
        minimumAge: 18,
        fields: withRule('email', { acceptedPattern: '^[b-y]+$', samples: {} }),
      },
    })
    await publishDue(context)
    expect(await live()).toMatchObject({ version: 1 })
    expect(await read()).toMatchObject({ state: 'waiting' })
    vi.restoreAllMocks()
  })

  it('publishDue does not query the store while nothing is due and nothing has changed', async () => {
    const { context, time, store, send, operator } = await scheduled()
    const reads = vi.spyOn(store.scheduledRules, 'get')
    for (let second = 0; second < 30; second += 1) {
      time.now += 1000
      await publishDue(context)
    }
    expect(reads).toHaveBeenCalledTimes(1)
    await send('DELETE /ops/registration-rules/scheduled', { headers: await operator() })
    reads.mockClear()
    await publishDue(context)
    expect(reads).toHaveBeenCalledTimes(1)
  })
})
