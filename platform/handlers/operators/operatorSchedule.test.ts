import { describe, expect, it } from 'vitest'
import { defaultRules } from '../../domain/accounts/registration/defaultRules.ts'
import { type RuleDraft, startPlatform, withRule } from '../platformForTests.ts'

const minute = 60_000
const year = 366 * 24 * 60 * minute

async function withSchedule() {
  const platform = await startPlatform()
  const { send, operator, time, context } = platform
  const events: string[] = []
  context.store.listen((signal) => signal.kind === 'event' && events.push(signal.event.type))
  const at = (milliseconds: number) => new Date(time.now + milliseconds).toISOString()
  const put = async (
    publishAt: string,
    fields: RuleDraft[] = defaultRules.fields,
    ifMatch?: string,
  ) =>
    send('PUT /ops/registration-rules/scheduled', {
      headers: { ...(await operator()), ...(ifMatch && { 'If-Match': ifMatch }) },
      body: { publishAt, draft: { minimumAge: 18, note: 'Tonight', fields } },
    })
  const get = async () =>
    (await send('GET /ops/registration-rules/scheduled', { headers: await operator() })).answer
      .value
  const cancel = async () =>
    send('DELETE /ops/registration-rules/scheduled', { headers: await operator() })
  return { ...platform, events, at, put, get, cancel }
}

describe('scheduled publication', () => {
  it('a scheduled publication is shown to every operator and changes nothing before its time', async () => {
    const { put, get, at, send, events } = await withSchedule()
    const publishAt = at(60 * minute)
    const { status, answer } = await put(publishAt, withRule('email', { required: true }))
    expect(status).toBe(200)
    expect(answer.value).toMatchObject({
      scheduled: { publishAt, follows: 1, author: 'operator', state: 'waiting' },
    })
    expect(await get()).toEqual(answer.value)
    expect(events).toEqual(['scheduleChanged'])
    const rules = await send('GET /wps/system/setting/register')
    expect(rules.headers.get('ETag')).toBe('"1"')
  })

  it('cancelling a scheduled publication can be repeated, and leaves none scheduled', async () => {
    const { put, get, cancel, at } = await withSchedule()
    expect(await get()).toEqual({})
    await put(at(60 * minute))
    expect((await cancel()).status).toBe(200)
    expect((await cancel()).status).toBe(200)
    expect(await get()).toEqual({})
  })

  it('scheduling another publication replaces the first', async () => {
    const { put, get, at, store } = await withSchedule()
    await put(at(60 * minute))
    await put(at(120 * minute))
    expect(await get()).toMatchObject({ scheduled: { publishAt: at(120 * minute) } })
    expect(await store.scheduledRules.count()).toBe(1)
  })

  it('only one of two concurrently scheduled publications remains', async () => {
    const { put, at, store } = await withSchedule()
    const statuses = (await Promise.all([put(at(minute)), put(at(2 * minute))])).map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([200, 200])
    expect(await store.scheduledRules.count()).toBe(1)
  })

  it.each([
    ['has passed', -minute],
    ['is less than a minute away', minute - 1],
    ['is more than a year away', year + 1],
  ])('scheduling a publication is rejected if its time %s', async (_, delay) => {
    const { put, get, at } = await withSchedule()
    const { status, answer } = await put(at(delay))
    expect([status, answer.code]).toEqual([200, 'PUBLISH_TIME_PAST'])
    expect(await get()).toEqual({})
  })

  it('scheduling from an outdated version is rejected', async () => {
    const { put, get, at, publish } = await withSchedule()
    await publish(defaultRules.fields)
    const { status, headers, answer } = await put(at(60 * minute), undefined, '"1"')
    expect([status, answer.code]).toEqual([412, 'RULES_CONFLICT'])
    expect(headers.get('ETag')).toBe('"2"')
    expect(await get()).toEqual({})
  })

  it('scheduling an invalid draft is rejected with its problems', async () => {
    const { put, get, at } = await withSchedule()
    const { status, answer } = await put(at(60 * minute), withRule('email', { minLength: 65 }))
    expect([status, answer.code]).toEqual([422, 'RULES_INVALID'])
    expect(answer.value?.problems).toMatchObject([{ code: 'MIN_ABOVE_MAX', field: 'email' }])
    expect(await get()).toEqual({})
  })
})

describe('one version of the rules', () => {
  it('a version of the rules is returned as it was published, regardless of later versions', async () => {
    const { send, operator, publish } = await withSchedule()
    await publish(withRule('email', { required: true }))
    const read = async (version: number) =>
      send('GET /ops/registration-rules/versions/{version}', {
        path: `/ops/registration-rules/versions/${version}`,
        headers: await operator(),
      })
    expect((await read(1)).answer.value).toMatchObject({ version: 1, draft: defaultRules })
    expect((await read(2)).answer.value).toMatchObject({ version: 2, author: 'test' })
    const unknown = await read(3)
    expect([unknown.status, unknown.answer.code]).toEqual([404, 'VERSION_UNKNOWN'])
  })
})
