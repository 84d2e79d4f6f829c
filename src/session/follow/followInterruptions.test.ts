// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSession } from '../../../platform/domain/accounts/session/sessions.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { mocksPerTest } from '../../../tests/support/mocksPerTest.ts'
import { read } from '../../api/read.ts'
import { write } from '../../api/write.ts'
import { connectApi } from '../connectApi.ts'
import { giveUpSession } from '../interruption.ts'
import { endSession, session, startSession } from '../session.ts'
import { followInterruptions } from './followInterruptions.ts'

const mocks = mocksPerTest()
const startAfresh = vi.fn()
let queryClient: QueryClient
let stop = () => {}

beforeEach(async () => {
  startAfresh.mockClear()
  sessionStorage.clear()
  endSession()
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  connectApi(queryClient, () => 'en')
  stop = followInterruptions(queryClient, startAfresh)
})
afterEach(() => {
  stop()
  queryClient.clear()
  endSession()
  expect(mocks.failures).toEqual([])
})

const logIn = async (memberId: string) => startSession(await openSession(mocks.context, memberId))
/** Removes all sessions on the platform without notifying the page. */
async function runOut() {
  await mocks.context.store.sessions.remove({})
}
const ranOut = () =>
  eventually(() => expect(session.getState()).toEqual({ kind: 'visitor', sessionEnd: 'expired' }))
async function anasPage() {
  await logIn('m-ana')
  await queryClient.fetchQuery(read('/wps/member/info', {}))
}
const deposit = (idempotencyKey?: string) =>
  write(
    'PUT /wps/member/info/icon',
    { body: { icon: 'AVATAR_07' } },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  )
const iconOf = () => queryClient.fetchQuery({ ...read('/wps/member/info/icon', {}), staleTime: 0 })

describe('session that expires in an open page', () => {
  it('ten parallel calls end an expired session only once, and continue after the same member logs in', async () => {
    await anasPage()
    await runOut()
    const ends = vi.fn()
    const unsubscribe = session.subscribe(ends)
    const reads = Array.from({ length: 10 }, (_, index) =>
      queryClient.fetchQuery({
        ...read('/wps/v2/wallets/balance', {}),
        queryKey: ['/wps/v2/wallets/balance', index],
      }),
    )
    await ranOut()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(ends).toHaveBeenCalledOnce()
    unsubscribe()
    await logIn('m-ana')
    const answers = await Promise.all(reads)
    expect(new Set(answers.map(({ currency }) => currency))).toEqual(new Set(['BRL']))
    expect(startAfresh).not.toHaveBeenCalled()
  })

  it('after the login, a write with an idempotency key is repeated, and a write without one is not', async () => {
    await anasPage()
    await runOut()
    const withKey = deposit('a-key-of-this-very-submit-0001')
    const without = deposit().catch((error: unknown) => error)
    await ranOut()
    expect(await without).toMatchObject({ failure: { kind: 'session' } })
    await logIn('m-ana')
    await expect(withKey).resolves.toMatchObject({ icon: 'AVATAR_07' })
    expect(await iconOf()).toEqual({ icon: 'AVATAR_07' })
  })

  it('a pending call is not repeated for another member who logs in; the cache is emptied and the page reloads', async () => {
    await anasPage()
    queryClient.setQueryData(['/wps/v2/wallets/balance', {}, 'en'], { balance: '7.77' })
    await runOut()
    const pending = deposit('a-key-of-this-very-submit-0002').catch((error: unknown) => error)
    await ranOut()
    await logIn('m-carla')
    expect(await pending).toMatchObject({ failure: { kind: 'session' } })
    await eventually(() => expect(startAfresh).toHaveBeenCalledOnce())
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(await iconOf()).not.toEqual({ icon: 'AVATAR_07' })
  })

  it('pending calls fail when the visitor declines to log in again', async () => {
    await anasPage()
    await runOut()
    const pending = deposit('a-key-of-this-very-submit-0003').catch((error: unknown) => error)
    await ranOut()
    giveUpSession(queryClient)
    expect(await pending).toMatchObject({ failure: { kind: 'session' } })
    expect(queryClient.getQueryData(read('/wps/member/info', {}).queryKey)).toBeUndefined()
  })

  it('a call that is aborted stops waiting for the login', async () => {
    await anasPage()
    await runOut()
    const gone = new AbortController()
    const pending = write(
      'PUT /wps/member/info/icon',
      { body: { icon: 'AVATAR_07' } },
      { idempotencyKey: 'a-key-of-this-very-submit-0004', signal: gone.signal },
    ).catch((error: unknown) => error)
    await ranOut()
    gone.abort()
    expect(await pending).toMatchObject({ failure: { kind: 'session' } })
  })
})
