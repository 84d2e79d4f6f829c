import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { seal } from '../../server/serverForTests.ts'
import { startWithDevice } from './passkeysForTests.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const elsewhere = '198.51.100.7'

/**
 * Starts a platform as Ana, a member with a passkey, with helpers that log in with it from another
 * browser and IP address.
 */
async function start() {
  const platform = await startWithDevice()
  await platform.add()
  const { send, askLogin, device, context, store, outbox } = platform
  const enterFromElsewhere = async () => {
    const { answer } = await send('POST /wps/session/login/passkey', {
      body: { credential: device.use(await askLogin()) },
      headers: { 'User-Agent': firefox },
      ip: elsewhere,
    })
    return answer.success || answer.code
  }
  const history = async () => {
    await context.background.waitUntilIdle()
    return store.logins.find({ where: { memberId: 'm-ana', kind: 'PASSKEY' } })
  }
  const newDeviceMails = async () => {
    await context.background.waitUntilIdle()
    return outbox.mails().filter(({ purpose }) => purpose === 'newDevice')
  }
  return { ...platform, enterFromElsewhere, history, newDeviceMails }
}

describe('login history', () => {
  it('the login history records a passkey login with its masked IP address and its session', async () => {
    const { enterFromElsewhere, history } = await start()
    expect(await enterFromElsewhere()).toBe(true)
    expect(await history()).toMatchObject([
      {
        outcome: 'SUCCESS',
        secondStep: null,
        area: 'member',
        browser: 'Firefox',
        network: '198.51.100.•••',
        sessionId: expect.any(String),
        deviceId: expect.any(String),
      },
    ])
  })

  it('the login history records an unproven passkey and passkey logins that were not admitted', async () => {
    const { logIn, history, store, context } = await start()
    await logIn({ isVerified: false })
    await logIn({}, { area: 'agent' })
    const until = context.now() + 60_000
    await store.exclusions.insert({ id: 'm-ana', kind: 'TIME_OUT', since: context.now(), until })
    await logIn()
    const rows = (await history()).map(({ outcome, count }) => [outcome, count])
    expect(rows.toSorted()).toEqual([
      ['NOT_ADMITTED', 2],
      ['WRONG_PROOF', 1],
    ])
  })

  it('the login history records a passkey as the second step of a login', async () => {
    const { login, send, askLogin, device, store, context } = await start()
    await changeSettings(context, 'm-ana', { checksAddress: true })
    const { body } = await login('ana', 'portico-ana-1')
    const { ticket } = Object(body.value?.secondStep)
    const credential = device.use(await askLogin(ticket))
    const call = 'POST /wps/session/login/second-step'
    await send(call, { body: await seal(context, call, { ticket, method: 'PASSKEY', credential }) })
    const rows = await store.logins.find({ where: { memberId: 'm-ana', outcome: 'SUCCESS' } })
    expect(rows).toMatchObject([{ kind: 'PASSWORD', secondStep: 'PASSKEY' }])
  })
})

it('a passkey login on a new device notifies the owner once', async () => {
  const { logIn, enterFromElsewhere, newDeviceMails } = await start()
  expect(await logIn()).toBe(true)
  expect(await newDeviceMails()).toEqual([])
  expect(await enterFromElsewhere()).toBe(true)
  expect(await enterFromElsewhere()).toBe(true)
  const [mail, ...more] = await newDeviceMails()
  expect(more).toEqual([])
  expect(mail?.text).toContain('Firefox')
})

it('a passkey login is rejected if the member is excluded while the passkey is verified', async () => {
  const { logIn, store, context } = await start()
  const { transaction } = store
  // The exclusion is stored just before the final transaction, after all earlier checks.
  store.transaction = async (run) => {
    store.transaction = transaction
    const row = { kind: 'SELF_EXCLUSION', since: context.now(), until: null }
    await store.exclusions.insert({ id: 'm-ana', ...row })
    return transaction(run)
  }
  expect(await logIn()).toBe('SELF_EXCLUDED')
  expect(await store.sessions.count({ memberId: 'm-ana' })).toBe(1)
})
