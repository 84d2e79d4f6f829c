// @vitest-environment jsdom
import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { marketOf } from '../../../platform/domain/base/platform/markets.ts'
import { changePlatform } from '../../../platform/domain/base/platform/platformSettings.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { read } from '../../api/read.ts'
import { onEvent, realtime } from '../../kit/realtime/events.ts'
import { connectApi } from '../connectApi.ts'
import { statusQuery } from '../session.queries.ts'
import { endSession, leaveSession, session, startSession } from '../session.ts'
import { followEvents } from './followEvents.ts'

const mocks = mocksPerTest()
let queryClient: QueryClient
let stop = () => {}
const undo: (() => void)[] = []

beforeEach(() => {
  sessionStorage.clear()
  endSession()
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  connectApi(queryClient, () => 'pt-BR')
})
afterEach(() => {
  stop()
  for (const step of undo.splice(0)) step()
  queryClient.clear()
  expect(mocks.failures).toEqual([])
})

const isLive = () => eventually(() => expect(realtime.getState().isLive).toBe(true))
async function follow() {
  stop = followEvents(queryClient)
  await isLive()
}
/** Observes a query as a component would. Returns a list to which each picked value is appended. */
function show<Data>(query: object, pick: (data: Data) => unknown) {
  const seen: unknown[] = []
  // Any query of the contract; the test defines the type of its data.
  const options = { ...query, staleTime: Number.POSITIVE_INFINITY } as QueryObserverOptions<Data>
  const observer = new QueryObserver<Data>(queryClient, options)
  undo.push(observer.subscribe(({ data }) => data !== undefined && seen.push(pick(data))))
  return seen
}
const shows = (values: unknown[], value: unknown) =>
  eventually(() => expect(values.at(-1)).toEqual(value))
const announceBalance = () =>
  mocks.context.store.transaction(async ({ wallets }, announce) => {
    await wallets.update('m-ana', { balance: 777 })
    const balance = { balance: '7.77', currency: 'BRL', currencySymbol: 'R$' }
    announce({ type: 'balanceChanged', memberId: 'm-ana', balance })
  })

describe('page that receives events', () => {
  it('an event about the platform makes the page refetch the status', async () => {
    const seen = show<{ maintenance: boolean }>(statusQuery(), (status) => status.maintenance)
    await follow()
    await shows(seen, false)
    await changePlatform(mocks.context, { maintenance: true })
    await shows(seen, true)
  })

  it('[GAME-33] an event about the platform makes the page refetch the vendors of the games', async () => {
    const vendors = read('/wps/relay/GCSGAME_newGameVendor', {
      query: { platform: 'html5-desktop', language: 'pt' },
    })
    const seen = show<object>(vendors, (answer) => JSON.stringify(answer))
    await follow()
    await eventually(() => expect(seen).not.toEqual([]))
    const [first] = seen
    await changePlatform(mocks.context, { market: marketOf('PT') })
    await eventually(() => expect(seen.at(-1)).not.toBe(first))
  })

  it('[ROOT-07] balance events of a member are handled during her session and ignored before and after it', async () => {
    const heard: string[] = []
    undo.push(onEvent('balanceChanged', ({ balance }) => heard.push(balance)))
    const statuses = vi.fn()
    undo.push(onEvent('statusChanged', statuses))
    /**
     * Announces a balance, then changes the status and waits for the status event. Events arrive in
     * order, so the balance event can no longer arrive.
     */
    const announceUntilLater = async (announcements: boolean) => {
      await announceBalance()
      statuses.mockClear()
      await changePlatform(mocks.context, { announcements })
      await eventually(() => expect(statuses).toHaveBeenCalled())
    }
    await follow()
    await announceUntilLater(false)
    expect(heard).toEqual([])
    startSession(await openSession(mocks.context, 'm-ana'))
    const seen = show<{ balance: string }>(
      read('/wps/v2/wallets/balance', {}),
      (data) => data.balance,
    )
    await eventually(async () => {
      await announceBalance()
      expect(heard).not.toEqual([])
    })
    await shows(seen, '7.77')
    endSession()
    const before = heard.length
    await announceUntilLater(true)
    expect(heard).toHaveLength(before)
  })

  it("an event about the end of the session signs the page out and removes the member's data", async () => {
    const token = await openSession(mocks.context, 'm-ana')
    startSession(token)
    await follow()
    queryClient.setQueryData(['/wps/member/info', {}, 'pt-BR'], { account: 'ana' })
    await fetch(`${location.origin}/wps/session/logout`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    })
    await eventually(() =>
      expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: 'loggedOut' }),
    )
    expect(queryClient.getQueryData(['/wps/member/info', {}, 'pt-BR'])).toBeUndefined()
    await isLive()
  })

  it("the event of the page's own logout does not end the session a second time", async () => {
    const token = await openSession(mocks.context, 'm-ana')
    startSession(token)
    await follow()
    leaveSession()
    await fetch(`${location.origin}/wps/session/logout`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(session.getState().kind).toBe('signedIn')
    endSession()
    expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: false })
  })

  it('a page that connects with the token of an ended session is signed out', async () => {
    startSession('f'.repeat(64))
    await follow()
    await eventually(() =>
      expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: 'expired' }),
    )
  })

  it('the page refetches after missed events and after a lost connection', async () => {
    const seen = show<{ announcements: boolean }>(statusQuery(), (status) => status.announcements)
    await follow()
    await shows(seen, true)
    const { settings } = mocks.context.store
    const before = (await settings.get('platform'))?.value
    // The setting is written directly to the table, because the domain's functions would send an
    // event.
    await settings.update('platform', { value: { ...Object(before), announcements: false } })
    mocks.socket.contextReplaced()
    await shows(seen, false)
    mocks.scenarios.setScenario('offline')
    await eventually(() => expect(realtime.getState().isLive).toBe(false))
    await settings.update('platform', { value: before })
    mocks.scenarios.setScenario('normal')
    await eventually(() => expect(realtime.getState().isLive).toBe(true))
    await eventually(() => expect(seen.at(-1)).toBe(true))
  })
})

describe('tab with the same session', () => {
  it("without a socket, the message of another tab ends the same session in this tab and removes the member's data", async () => {
    mocks.scenarios.setScenario('offline')
    const token = await openSession(mocks.context, 'm-ana')
    startSession(token)
    stop = followEvents(queryClient)
    queryClient.setQueryData(['/wps/member/info', {}, 'pt-BR'], { account: 'ana' })
    const other = new BroadcastChannel('portico.session')
    undo.push(() => other.close())
    const { sessionKey } = await import('./sessionKey.ts')
    other.postMessage({ key: await sessionKey('another'), end: 'loggedOut' })
    other.postMessage({ key: await sessionKey(token), end: 'loggedOut' })
    await eventually(() =>
      expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: 'loggedOut' }),
    )
    expect(queryClient.getQueryData(['/wps/member/info', {}, 'pt-BR'])).toBeUndefined()
  })

  it('other tabs receive a hash of the token when this page logs out', async () => {
    mocks.scenarios.setScenario('offline')
    startSession('secret-token')
    stop = followEvents(queryClient)
    const other = new BroadcastChannel('portico.session')
    undo.push(() => other.close())
    const heard = vi.fn()
    other.onmessage = ({ data }) => heard(data)
    endSession()
    await eventually(() => expect(heard).toHaveBeenCalled())
    expect(heard.mock.calls[0]?.[0]).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      end: 'loggedOut',
    })
  })
})
