import { describe, expect, it, vi } from 'vitest'
import {
  endSession,
  findSession,
  openSession,
  sessionLifetime,
} from '../../domain/accounts/session/sessions.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { createSocketHub } from './hub.ts'
import {
  anasBalance,
  balance,
  connect,
  connectAndWelcome,
  hubPerTest,
  rules,
} from './hubForTests.ts'

const test = hubPerTest()

describe('audience of events', () => {
  it('[ROOT-07] a balance event reaches only its member, and a rules event reaches everybody', async () => {
    const ana = await connectAndWelcome(test.hub, await openSession(test.context, 'm-ana'))
    const bruno = await connectAndWelcome(test.hub, await openSession(test.context, 'm-bruno'))
    const visitor = await connectAndWelcome(test.hub)
    await test.announce(anasBalance, rules)
    expect(ana.events()).toEqual(['balanceChanged', 'registrationRulesChanged'])
    expect(ana.sentFrames[1]?.data).toEqual(balance)
    expect(bruno.events()).toEqual(['registrationRulesChanged'])
    expect(visitor.events()).toEqual(['registrationRulesChanged'])
    expect(bruno.sentFrames[1]).toMatchObject({ sequence: 1 })
  })

  it('[ROOT-07] a connection gets the events of the member who logs in, until the logout, without reconnecting', async () => {
    const page = await connectAndWelcome(test.hub)
    await test.announce(anasBalance)
    page.say({ type: 'token', token: await openSession(test.context, 'm-ana') })
    await vi.waitFor(async () => {
      await test.announce(anasBalance)
      expect(page.events()).toContain('balanceChanged')
    })
    page.say({ type: 'token', token: null })
    await new Promise(setImmediate)
    const before = page.events().length
    await test.announce(anasBalance, rules)
    expect(page.events().slice(before)).toEqual(['registrationRulesChanged'])
  })

  it('a change of the platform settings is sent to visitors', async () => {
    const visitor = await connectAndWelcome(test.hub)
    await changePlatform(test.context, { maintenance: true })
    expect(visitor.sentFrames.at(-1)).toMatchObject({
      event: 'statusChanged',
      data: { maintenance: true },
    })
  })

  it("event data contains neither the member's id nor the session", async () => {
    const token = await openSession(test.context, 'm-ana')
    const ana = await connectAndWelcome(test.hub, token)
    const { sessionId = '' } = (await findSession(test.context, token)) ?? {}
    await test.announce(anasBalance)
    await endSession(test.context, sessionId)
    const text = JSON.stringify(ana.sentFrames)
    for (const secret of [token, sessionId, 'm-ana']) expect(text).not.toContain(secret)
  })
})

describe('platform with sessions of another server', () => {
  it("every connection is treated as a visitor's connection and gets no sessionEnded event if another server manages the sessions", async () => {
    const own = createSocketHub({ context: () => test.context, foreignSessions: true })
    const page = await connectAndWelcome(own, 'a-token-of-another-platform')
    await test.announce(anasBalance, rules)
    expect(page.events()).toEqual(['registrationRulesChanged'])
    own.close()
  })
})

describe('session that ends', () => {
  it("a logout is reported only to the connections of its session, which continue as visitors' connections", async () => {
    const token = await openSession(test.context, 'm-ana')
    const tabs = [
      await connectAndWelcome(test.hub, token),
      await connectAndWelcome(test.hub, token),
    ]
    const phone = await connectAndWelcome(test.hub, await openSession(test.context, 'm-ana'))
    const { sessionId = '' } = (await findSession(test.context, token)) ?? {}
    await endSession(test.context, sessionId)
    await test.announce(anasBalance, rules)
    for (const tab of tabs) {
      expect(tab.events()).toEqual(['sessionEnded', 'registrationRulesChanged'])
      expect(tab.sentFrames[1]?.data).toEqual({ reason: 'loggedOut' })
    }
    expect(phone.events()).toEqual(['balanceChanged', 'registrationRulesChanged'])
  })

  it('a session that expires is reported with the next heartbeat', async () => {
    vi.useFakeTimers()
    const ana = connect(test.hub)
    ana.say({ type: 'hello', protocol: 1, token: await openSession(test.context, 'm-ana') })
    await vi.waitFor(() => expect(ana.types()).toEqual(['welcome']))
    test.clock.advance(sessionLifetime)
    await vi.advanceTimersByTimeAsync(4000)
    expect(ana.sentFrames[1]).toMatchObject({ event: 'sessionEnded', data: { reason: 'expired' } })
    await test.announce(anasBalance)
    expect(ana.events()).toEqual(['sessionEnded'])
  })

  it('a connection with the token of an ended session gets a sessionEnded event after the welcome frame', async () => {
    const page = await connectAndWelcome(test.hub, 'f'.repeat(64))
    await page.waitForFrames(2)
    expect(page.types()).toEqual(['welcome', 'event'])
    expect(page.sentFrames[1]).toMatchObject({ event: 'sessionEnded', data: { reason: 'expired' } })
  })

  it('a session that ends while its token is being looked up is reported', async () => {
    const token = await openSession(test.context, 'm-ana')
    const { sessionId = '' } = (await findSession(test.context, token)) ?? {}
    const { get } = test.context.store.sessions
    const read = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    vi.spyOn(test.context.store.sessions, 'get').mockImplementation(async (id) => {
      const row = await get(id)
      read.resolve()
      await goOn.promise
      return row
    })
    const page = connect(test.hub)
    page.say({ type: 'hello', protocol: 1, token })
    await read.promise
    await endSession(test.context, sessionId)
    goOn.resolve()
    await page.waitForFrames(2)
    expect(page.events()).toEqual(['sessionEnded'])
    await test.announce(anasBalance)
    expect(page.events()).toEqual(['sessionEnded'])
  })
})
