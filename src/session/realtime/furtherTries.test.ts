// @vitest-environment jsdom
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type Failure } from '../../api/failure.ts'
import { furtherTries } from './furtherTries.ts'
import { createRefetcher } from './refetcher.ts'

const path = '/wps/v2/wallets/balance'
const minute = 60_000
const ask = vi.fn<() => Promise<string>>()
const failWith = (failure: Failure) =>
  ask.mockImplementation(() => Promise.reject(new ApiError(`GET ${path}`, failure)))
const answer = (text: string) => ask.mockImplementation(async () => text)

let queryClient: QueryClient
let refetcher: ReturnType<typeof createRefetcher>
let leave: () => void
const shown = () => queryClient.getQueryData([path])

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const queries = { networkMode: 'always', retry: false } as const
  queryClient = new QueryClient({ defaultOptions: { queries } })
  refetcher = createRefetcher(queryClient)
  answer('1.00')
  const options = { queryKey: [path], queryFn: ask, staleTime: Number.POSITIVE_INFINITY }
  leave = new QueryObserver(queryClient, options).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  ask.mockClear()
})
afterEach(() => {
  leave()
  refetcher.stop()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The event, and the answer to what it makes the page ask. */
async function hear() {
  refetcher.stale([path])
  await vi.advanceTimersByTimeAsync(0)
}

describe('what an event made stale and could not be read', () => {
  it('is read again after a wait that doubles, until it is known', async () => {
    failWith({ kind: 'offline' })
    await hear()
    await vi.advanceTimersByTimeAsync(3999)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledTimes(2)
    answer('2.00')
    await vi.advanceTimersByTimeAsync(7999)
    expect(shown()).toBe('1.00')
    await vi.advanceTimersByTimeAsync(1)
    expect(shown()).toBe('2.00')
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('is asked for earlier or later by chance', async () => {
    vi.mocked(Math.random).mockReturnValue(0)
    failWith({ kind: 'broken', status: 503 })
    await hear()
    await vi.advanceTimersByTimeAsync(2000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is given up after a few tries, and begun anew by the next event', async () => {
    failWith({ kind: 'broken', status: 503 })
    await hear()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(1 + furtherTries)
    await hear()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(2 * (1 + furtherTries))
  })

  it('is read at once when the network is back, even after the last try', async () => {
    failWith({ kind: 'offline' })
    await hear()
    onlineManager.setOnline(false)
    await vi.advanceTimersByTimeAsync(10 * minute)
    answer('2.00')
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toBe('2.00')
    expect(ask).toHaveBeenCalledTimes(2 + furtherTries)
  })

  it('is left alone once nothing shows it', async () => {
    failWith({ kind: 'offline' })
    await hear()
    leave()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is left alone after another read brought it', async () => {
    failWith({ kind: 'offline' })
    await hear()
    answer('2.00')
    await queryClient.refetchQueries({ queryKey: [path] })
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('waits for the page to be shown again', async () => {
    failWith({ kind: 'offline' })
    await hear()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(1)
    visibility.mockReturnValue('visible')
    answer('2.00')
    refetcher.noteShown()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toBe('2.00')
  })

  it('is not asked for again when the server refused', async () => {
    failWith({ kind: 'rejected', code: 'NOT_FOUND', details: {} })
    await hear()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is forgotten when the page stops listening, a read under way included', async () => {
    failWith({ kind: 'offline' })
    refetcher.stale([path])
    refetcher.stop()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
