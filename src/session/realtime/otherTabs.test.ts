// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { useModalStore } from '../../kit/modal/modalStore.ts'
import { openBroadcast } from '../../kit/tabs/broadcast.ts'
import { useToasts } from '../../kit/toast/toastStore.ts'
import { connectApi } from '../connectApi.ts'
import { endSession, session, startSession } from '../session.ts'
import { followOtherTabs } from './otherTabs.ts'
import { sessionKey } from './sessionKey.ts'

const member = ['/wps/member/info', {}, 'en']
let queryClient: QueryClient
let other: ReturnType<typeof openBroadcast<object>>
let messages: unknown[]
let stop = () => {}

beforeEach(() => {
  sessionStorage.clear()
  endSession()
  useToasts.setState({ toasts: [] })
  useModalStore.setState({ modals: [] })
  queryClient = new QueryClient()
  connectApi(queryClient, () => 'en')
  messages = []
  other = openBroadcast<object>('portico.session', (word) => messages.push(word))
  stop = followOtherTabs(queryClient)
  startSession('hers')
  queryClient.setQueryData(member, { id: 'm-ana', account: 'ana' })
})
afterEach(() => {
  stop()
  other.close()
  queryClient.clear()
})

const untilTold = () => eventually(() => expect(readToasts()).toEqual([{ id: 'session.otherTab' }]))
const readToasts = () => useToasts.getState().toasts.map(({ message }) => message)
describe('other tabs', () => {
  it('a log-in of another member in another tab shows a lasting notice, and this tab keeps its session and data', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const word = { member: await sessionKey('m-carla') }
    other.say(word)
    await untilTold()
    // The user is in the other tab meanwhile, so the notice must not disappear after a time.
    vi.advanceTimersByTime(3_600_000)
    vi.useRealTimers()
    expect(readToasts()).toEqual([{ id: 'session.otherTab' }])
    useToasts.getState().toasts[0]?.action?.onSelect()
    expect(useModalStore.getState().modals).toEqual([{ name: 'confirmLogout' }])
    expect(session.getState()).toEqual({ kind: 'signedIn', token: 'hers' })
    expect(queryClient.getQueryData(member)).toEqual({ id: 'm-ana', account: 'ana' })
  })

  it('a further log-in in another tab replaces the notice, and the end of the session removes it', async () => {
    other.say({ member: await sessionKey('m-carla') })
    await untilTold()
    const [before] = useToasts.getState().toasts
    other.say({ member: await sessionKey('m-bruno') })
    await eventually(() => expect(useToasts.getState().toasts[0]?.key).not.toBe(before?.key))
    expect(readToasts()).toEqual([{ id: 'session.otherTab' }])
    endSession()
    expect(readToasts()).toEqual([])
  })

  it('a log-in of the same member in another tab shows no notice', async () => {
    other.say({ member: await sessionKey('m-ana') })
    // Messages arrive in order, so the first message is handled once the second is.
    other.say({ member: await sessionKey('m-carla') })
    await eventually(() => expect(readToasts()).not.toEqual([]))
    expect(readToasts()).toHaveLength(1)
  })

  it("other tabs receive a hash of the member's id after a log-in", async () => {
    await eventually(async () => expect(messages).toEqual([{ member: await sessionKey('m-ana') }]))
    expect(JSON.stringify(messages)).not.toContain('ana')
  })

  it('without BroadcastChannel, a storage event about a logout ends the session', async () => {
    const key = await sessionKey('hers')
    stop()
    vi.stubGlobal('BroadcastChannel', undefined)
    stop = followOtherTabs(queryClient)
    // A browser dispatches this event to every tab except the one that wrote the value.
    const newValue = JSON.stringify({ message: { key, end: 'loggedOut' } })
    window.dispatchEvent(new StorageEvent('storage', { key: 'portico.session', newValue }))
    await eventually(() => expect(session.getState().kind).toBe('visitor'))
    expect(queryClient.getQueryData(member)).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
