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
let heard: unknown[]
let stop = () => {}

beforeEach(() => {
  sessionStorage.clear()
  endSession()
  useToasts.setState({ toasts: [] })
  useModalStore.setState({ modals: [] })
  queryClient = new QueryClient()
  connectApi(queryClient, () => 'en')
  heard = []
  other = openBroadcast<object>('portico.session', (word) => heard.push(word))
  stop = followOtherTabs(queryClient)
  startSession('hers')
  queryClient.setQueryData(member, { id: 'm-ana', account: 'ana' })
})
afterEach(() => {
  stop()
  other.close()
  queryClient.clear()
})

const untilTold = () => eventually(() => expect(told()).toEqual([{ id: 'session.otherTab' }]))
const told = () => useToasts.getState().toasts.map(({ message }) => message)
describe('another tab', () => {
  it('in which somebody else logs in is told until it is answered, with a way out; this one keeps its own answers (fault 16)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const word = { member: await sessionKey('m-carla') }
    other.say(word)
    await untilTold()
    // Nobody looks at this tab while they log in at another one.
    vi.advanceTimersByTime(3_600_000)
    vi.useRealTimers()
    expect(told()).toEqual([{ id: 'session.otherTab' }])
    useToasts.getState().toasts[0]?.action?.onSelect()
    expect(useModalStore.getState().modals).toEqual([{ name: 'confirmLogout' }])
    expect(session.getState()).toEqual({ kind: 'signedIn', token: 'hers' })
    expect(queryClient.getQueryData(member)).toEqual({ id: 'm-ana', account: 'ana' })
  })

  it('that tells of another account twice, or of a session that has ended here, leaves one word or none', async () => {
    other.say({ member: await sessionKey('m-carla') })
    await untilTold()
    const [before] = useToasts.getState().toasts
    other.say({ member: await sessionKey('m-bruno') })
    await eventually(() => expect(useToasts.getState().toasts[0]?.key).not.toBe(before?.key))
    expect(told()).toEqual([{ id: 'session.otherTab' }])
    endSession()
    expect(told()).toEqual([])
  })

  it('in which the same person logs in is no news', async () => {
    other.say({ member: await sessionKey('m-ana') })
    // Words keep their order: once the second is told of, the first was heard.
    other.say({ member: await sessionKey('m-carla') })
    await eventually(() => expect(told()).not.toEqual([]))
    expect(told()).toHaveLength(1)
  })

  it('hears who has logged in here, by a name that tells nothing of the account', async () => {
    await eventually(async () => expect(heard).toEqual([{ member: await sessionKey('m-ana') }]))
    expect(JSON.stringify(heard)).not.toContain('ana')
  })

  it('that has no channel is told of a logout by storage (fault 15)', async () => {
    const key = await sessionKey('hers')
    stop()
    vi.stubGlobal('BroadcastChannel', undefined)
    stop = followOtherTabs(queryClient)
    // As a browser tells every tab but the one that wrote it.
    const newValue = JSON.stringify({ message: { key, end: 'loggedOut' } })
    window.dispatchEvent(new StorageEvent('storage', { key: 'portico.session', newValue }))
    await eventually(() => expect(session.getState().kind).toBe('visitor'))
    expect(queryClient.getQueryData(member)).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
