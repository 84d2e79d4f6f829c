import { beforeEach, describe, expect, it } from 'vitest'
import { seedPast } from '../../../mocks/past/signUps.ts'
import { defaultRules } from '../../domain/accounts/registration/defaultRules.ts'
import { publishDue } from '../../domain/accounts/rulePublishing/publishDue.ts'
import { addSignUps } from '../../domain/accounts/signUps/signUpShapes.ts'
import { type RuleDraft, startPlatform, withRule } from '../platformForTests.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>
type SignUps = { total: number; refused: number }

const hour = 3_600_000
const rulesCall = 'PUT /ops/registration-rules'
const scheduleCall = 'PUT /ops/registration-rules/scheduled'
const restoreCall = 'POST /ops/registration-rules/versions/{version}/restore'

const draftOf = (fields: RuleDraft[]) => ({ minimumAge: 18, note: 'Why', fields })
/** Draft that rejects every sign-up, since none has a username of digits only. */
const onlyDigits = draftOf(withRule('username', { acceptedPattern: '^[0-9]+$', samples: {} }))
const withEmail = draftOf(withRule('email', { required: true }))

/** Adds recent sign-ups, some of them without an e-mail address. */
const signUp = ({ context }: Platform, { total, withoutEmail }: Record<string, number>) => {
  const fields = defaultRules.fields.filter(({ name }) => name === 'email')
  const signUps = Array.from({ length: total ?? 0 }, (_, index) => {
    const email = index < (withoutEmail ?? 0) ? '' : 'ana@example.com'
    return { method: 'username' as const, fields, values: new Map([['email', email]]) }
  })
  return addSignUps(context, context.now(), signUps)
}

const confirmRefusals = (count?: number) =>
  count === undefined ? {} : { query: `?confirmedRefusals=${count}` }

async function callsOf(platform: Platform) {
  const { send, operator, time } = platform
  const headers = await operator()
  const signUpsIn = (value: unknown): SignUps => Object(value).signUps
  const publish = async (body: object, count?: number) => {
    const { status, answer } = await send(rulesCall, { headers, body, ...confirmRefusals(count) })
    return { status, code: answer.code, signUps: signUpsIn(answer.value) }
  }
  const check = async (body: object) => {
    const { answer } = await send('POST /ops/registration-rules/check', { headers, body })
    return signUpsIn(answer.value)
  }
  const restore = async (version: number, count?: number) => {
    const path = `/ops/registration-rules/versions/${version}/restore`
    const own = await operator()
    const { status, answer } = await send(restoreCall, {
      path,
      headers: own,
      ...confirmRefusals(count),
    })
    return { status, code: answer.code, signUps: signUpsIn(answer.value) }
  }
  const schedule = async (draft: object, count?: number) => {
    const publishAt = new Date(time.now + hour).toISOString()
    const body = { publishAt, draft }
    const { status, answer } = await send(scheduleCall, {
      headers,
      body,
      ...confirmRefusals(count),
    })
    return { status, code: answer.code, signUps: signUpsIn(answer.value) }
  }
  const scheduled = async () =>
    (await send('GET /ops/registration-rules/scheduled', { headers })).answer.value?.scheduled
  return { publish, check, restore, schedule, scheduled }
}

let platform: Platform
let calls: Awaited<ReturnType<typeof callsOf>>
beforeEach(async () => {
  platform = await startPlatform()
  calls = await callsOf(platform)
})

describe('publishing rules that would reject recent sign-ups', () => {
  it('[SAFE-08] rules that would reject most recent sign-ups are published only if the operator confirms their exact number', async () => {
    await seedPast(platform.context)
    const { status, code, signUps } = await calls.publish(onlyDigits)
    expect([status, code]).toEqual([422, 'RULES_UNCONFIRMED'])
    expect(signUps.refused).toBeGreaterThan(signUps.total / 2)
    expect(await calls.check(onlyDigits)).toEqual(signUps)
    expect((await calls.publish(onlyDigits, 0)).code).toBe('RULES_UNCONFIRMED')
    expect((await calls.publish(onlyDigits, 1_000_000)).code).toBe('RULES_UNCONFIRMED')
    expect(await platform.store.ruleVersions.count()).toBe(1)
    expect((await calls.publish(onlyDigits, signUps.refused)).status).toBe(200)
  })

  it('[SAFE-08] rules need a confirmation only if they would reject more than 5 % of recent sign-ups', async () => {
    await signUp(platform, { total: 40, withoutEmail: 2 })
    expect((await calls.publish(withEmail)).status).toBe(200)
    await signUp(platform, { total: 1, withoutEmail: 1 })
    const again = await callsOf(platform)
    expect(await again.publish(withEmail)).toMatchObject({
      code: 'RULES_UNCONFIRMED',
      signUps: { total: 41, refused: 3 },
    })
  })

  it('[SAFE-08] rules that would reject one of fewer than twenty sign-ups need a confirmation', async () => {
    await signUp(platform, { total: 19, withoutEmail: 1 })
    expect((await calls.publish(withEmail)).code).toBe('RULES_UNCONFIRMED')
    expect((await calls.publish(withEmail, 1)).status).toBe(200)
  })

  it('a sign-up that would fail at several fields is counted once', async () => {
    await seedPast(platform.context)
    const username = { acceptedPattern: '^[0-9]+$', samples: {} }
    const fields = withRule('username', username).map((rule) =>
      rule.name === 'password' ? { ...rule, minLength: 20, samples: {} } : rule,
    )
    const { total, refused } = await calls.check(draftOf(fields))
    expect(total).toBeGreaterThan(0)
    expect(refused).toBe(total)
  })

  it('[SAFE-08] restoring a version requires the same confirmation', async () => {
    const version = await platform.publish(withEmail.fields)
    await platform.publish(defaultRules.fields)
    await signUp(platform, { total: 3, withoutEmail: 2 })
    const refused = await calls.restore(version)
    expect(refused).toMatchObject({ status: 422, code: 'RULES_UNCONFIRMED' })
    expect((await calls.restore(version, refused.signUps.refused)).status).toBe(200)
  })
})

describe('scheduling rules that would reject recent sign-ups', () => {
  it('[SAFE-08] scheduling rules that would reject sign-ups requires a confirmation, and the confirmation stays valid if slightly more sign-ups would be rejected at publication', async () => {
    await signUp(platform, { total: 30, withoutEmail: 30 })
    expect((await calls.schedule(withEmail)).code).toBe('RULES_UNCONFIRMED')
    expect(await calls.scheduled()).toBeUndefined()
    expect((await calls.schedule(withEmail, 30)).status).toBe(200)
    await signUp(platform, { total: 1, withoutEmail: 1 })
    platform.time.now += hour
    await publishDue(platform.context)
    expect(await platform.store.ruleVersions.count()).toBe(2)
  })

  it('[SAFE-08] scheduled rules are not published if they would reject more sign-ups than were confirmed', async () => {
    expect((await calls.schedule(withEmail)).status).toBe(200)
    await signUp(platform, { total: 30, withoutEmail: 2 })
    platform.time.now += hour
    await publishDue(platform.context)
    expect(await platform.store.ruleVersions.count()).toBe(1)
    expect(await calls.scheduled()).toMatchObject({
      state: 'refused',
      problems: [{ code: 'SIGN_UPS_REFUSED', values: { refused: 2, total: 30 } }],
    })
    const held = await platform.store.audit.find({ where: { action: 'SCHEDULE_HELD' } })
    expect(held).toHaveLength(1)
  })
})
