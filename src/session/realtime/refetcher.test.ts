// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRefetcher, pace } from './refetcher.ts'
import { pathsPerhapsStale, pathsStaleAfter } from './staleAfter.ts'

const rules = '/wps/system/setting/register'
const balance = '/wps/v2/wallets/balance'
const queryClient = new QueryClient()
const invalidate = vi.fn<QueryClient['invalidateQueries']>(async () => {})
queryClient.invalidateQueries = invalidate
let refetcher: ReturnType<typeof createRefetcher>
const show = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

beforeEach(() => {
  vi.useFakeTimers()
  show('visible')
  invalidate.mockClear()
  refetcher = createRefetcher(queryClient)
})
afterEach(() => {
  refetcher.stop()
  vi.useRealTimers()
})

const listPaths = () => invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0])

describe('refetcher', () => {
  it('a path is refetched as soon as it is invalidated', () => {
    refetcher.invalidate([rules])
    expect(listPaths()).toEqual([rules])
  })

  it('a path is refetched once a second during many events, and once more after the last event', () => {
    for (let sent = 0; sent < 3000; sent += 1) {
      refetcher.invalidate([balance])
      vi.advanceTimersByTime(1)
    }
    vi.advanceTimersByTime(2 * pace)
    expect(listPaths()).toHaveLength(4)
  })

  it('sports fixtures are refetched at most every two seconds', () => {
    for (let sent = 0; sent < 4000; sent += 500) {
      refetcher.invalidate(['/wps/sports/fixtures'])
      vi.advanceTimersByTime(500)
    }
    expect(listPaths()).toHaveLength(3)
  })

  it('a path that is invalidated while the page is hidden is refetched when the page is shown again', () => {
    show('hidden')
    refetcher.invalidate([rules])
    expect(invalidate).toHaveBeenLastCalledWith({ queryKey: [rules], refetchType: 'none' })
    refetcher.noteShown()
    expect(listPaths()).toHaveLength(2)
    show('visible')
    refetcher.noteShown()
    refetcher.noteShown()
    expect(invalidate).toHaveBeenLastCalledWith({ queryKey: [rules], refetchType: 'active' })
    expect(listPaths()).toHaveLength(3)
  })
})

describe('table of invalidated paths', () => {
  it('pathsStaleAfter returns a path that several events invalidate only once', () => {
    const paths = pathsStaleAfter(['balanceChanged', 'withdrawalDisbursed', 'winPosted'])
    expect(paths).toEqual(expect.arrayContaining([balance, '/wps/v2/wallets', '/wps/withdrawals']))
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('pathsPerhapsStale includes every path after missed events, but not the status at the first connection', () => {
    expect(pathsPerhapsStale(false)).toEqual(
      expect.arrayContaining(['/wps/system/status', rules, balance]),
    )
    expect(pathsPerhapsStale(true)).not.toContain('/wps/system/status')
  })
})
