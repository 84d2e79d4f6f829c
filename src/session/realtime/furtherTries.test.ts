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
const readCache = () => queryClient.getQueryData([path])

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

/** Handles an event and waits for the request that it causes. */
async function hear() {
  refetcher.invalidate([path])
  await vi.advanceTimersByTimeAsync(0)
}

describe('failed refetch after an event', () => {
  it('a failed refetch is repeated after a delay that doubles, until it succeeds', async () => {
    failWith({ kind: 'offline' })
    await hear()
    await vi.advanceTimersByTimeAsync(3999)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledTimes(2)
    answer('2.00')
    await vi.advanceTimersByTimeAsync(7999)
    expect(readCache()).toBe('1.00')
    await vi.advanceTimersByTimeAsync(1)
    expect(readCache()).toBe('2.00')
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('the delay before a repeated refetch is random', async () => {
    vi.mocked(Math.random).mockReturnValue(0)
    failWith({ kind: 'broken', status: 503 })
    await hear()
    await vi.advanceTimersByTimeAsync(2000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('a failed refetch is repeated only a few times, and again after the next event', async () => {
    failWith({ kind: 'broken', status: 503 })
    await hear()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(1 + furtherTries)
    await hear()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(2 * (1 + furtherTries))
  })

  it('a failed refetch is repeated at once when the network returns, even after the last attempt', async () => {
    failWith({ kind: 'offline' })
    await hear()
    onlineManager.setOnline(false)
    await vi.advanceTimersByTimeAsync(10 * minute)
    answer('2.00')
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(readCache()).toBe('2.00')
    expect(ask).toHaveBeenCalledTimes(2 + furtherTries)
  })

  it('a failed refetch is not repeated when no component observes the query', async () => {
    failWith({ kind: 'offline' })
    await hear()
    leave()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('a failed refetch is not repeated after another fetch has succeeded', async () => {
    failWith({ kind: 'offline' })
    await hear()
    answer('2.00')
    await queryClient.refetchQueries({ queryKey: [path] })
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('a repeated refetch waits while the page is hidden', async () => {
    failWith({ kind: 'offline' })
    await hear()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(1)
    visibility.mockReturnValue('visible')
    answer('2.00')
    refetcher.noteShown()
    await vi.advanceTimersByTimeAsync(0)
    expect(readCache()).toBe('2.00')
  })

  it('a refetch that the server rejected is not repeated', async () => {
    failWith({ kind: 'rejected', code: 'NOT_FOUND', details: {} })
    await hear()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('stopping the refetcher cancels repeated refetches, even if the first one is still pending', async () => {
    failWith({ kind: 'offline' })
    refetcher.invalidate([path])
    refetcher.stop()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
