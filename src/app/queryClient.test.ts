import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { ApiError, type Failure } from '../api/failure.ts'
import { useToasts } from '../kit/toast/toastStore.ts'
import { createQueryClient } from './queryClient.ts'

const mockFailure = (failure: Failure) =>
  vi.fn(() => Promise.reject(new ApiError('GET /x', failure)))

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
})

describe('failure policy of the query client', () => {
  it('a query is tried three times when the network or the server fails', async () => {
    const queryFn = mockFailure({ kind: 'broken', status: 500 })
    const observer = new QueryObserver(createQueryClient(), { queryKey: ['x'], queryFn })
    const stop = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(8000)
    expect(queryFn).toHaveBeenCalledTimes(3)
    expect(observer.getCurrentResult().isError).toBe(true)
    stop()
  })

  it('a query is not retried after a timeout or a rejection', async () => {
    for (const failure of [
      { kind: 'timeout' },
      { kind: 'rejected', code: 'NOT_FOUND', details: {} },
    ] satisfies Failure[]) {
      const queryFn = mockFailure(failure)
      await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow(
        failure.kind,
      )
      expect(queryFn).toHaveBeenCalledOnce()
    }
  })

  it('a failed mutation shows a toast, unless its screen shows the failure', async () => {
    const cache = createQueryClient().getMutationCache()
    const act = (meta: { showsFailure?: boolean }) =>
      cache
        .build(createQueryClient(), { mutationFn: mockFailure({ kind: 'offline' }), meta })
        .execute(undefined)
        .catch(() => {})
    await act({ showsFailure: true })
    expect(useToasts.getState().toasts).toEqual([])
    await act({})
    await eventually(() =>
      expect(useToasts.getState().toasts).toMatchObject([
        { tone: 'failure', message: { id: 'failure.offline' } },
      ]),
    )
  })

  it('any call that reports maintenance refetches the status', async () => {
    const client = createQueryClient()
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    const queryFn = mockFailure({ kind: 'maintenance' })
    await client.fetchQuery({ queryKey: ['x'], queryFn }).catch(() => {})
    expect(invalidate).toHaveBeenCalledOnce()
  })
})

describe('invalidation during a fetch', () => {
  it('a query that is invalidated during a fetch, even during its first fetch, is fetched again', async () => {
    const client = createQueryClient()
    const queryKey = ['rewards']
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    const queryFn = vi.fn(() => answers[queryFn.mock.calls.length - 1]?.promise ?? 'too many')
    const observer = new QueryObserver(client, { queryKey, queryFn })
    const stop = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    void client.invalidateQueries({ queryKey })
    answers[0]?.resolve('before')
    await vi.advanceTimersByTimeAsync(0)
    answers[1]?.resolve('after')
    await vi.advanceTimersByTimeAsync(0)
    expect(observer.getCurrentResult().data).toBe('after')
    expect(queryFn).toHaveBeenCalledTimes(2)
    stop()
  })
})
