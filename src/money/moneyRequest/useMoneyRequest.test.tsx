// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, type Failure } from '../../api/failure.ts'
import { useMoneyRequestOf } from './useMoneyRequest.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const anError = (failure: Failure) => new ApiError('POST /wps/withdrawals', failure)
const aRejection = (code: string) => anError({ kind: 'rejected', code, details: {} })
const body = { amount: '50.00' }

/**
 * Opens the form in a new tab of Ana, a member. Each attempt uses the next of `answers`: a response
 * to return or an error to throw.
 */
const openForm = (...answers: (string | Error)[]) => openFormOf('m-ana', ...answers)

function openFormOf(owner: string, ...answers: (string | Error)[]) {
  const keys: string[] = []
  const onDone = vi.fn()
  const send = async (_: typeof body, key: string) => {
    keys.push(key)
    const answer = answers[keys.length - 1] ?? 'paid'
    if (answer instanceof Error) throw answer
    return answer
  }
  const { result, unmount } = renderHook(() =>
    useMoneyRequestOf(owner, { form: 'withdrawal', send, onDone }),
  )
  return { keys, onDone, result, unmount }
}

it('a double click sends one money request', async () => {
  const { keys, onDone, result } = openForm()
  await act(async () => {
    const first = result.current.submit(body)
    await Promise.all([first, result.current.submit(body)])
  })
  expect(keys).toHaveLength(1)
  expect(onDone).toHaveBeenCalledExactlyOnceWith('paid')
})

it('a money request counts as sending until onDone settles, and further submits are ignored until then', async () => {
  const { keys, onDone, result } = openForm()
  const { promise: leaving, resolve } = Promise.withResolvers<void>()
  onDone.mockReturnValue(leaving)
  act(() => void result.current.submit(body))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  await act(() => result.current.submit(body))
  expect(result.current.isSending).toBe(true)
  resolve()
  await waitFor(() => expect(result.current.phase).toBe('idle'))
  expect(keys).toHaveLength(1)
})

it('two tabs share an idempotency key, and a new key is used after a successful request', async () => {
  const [first, second] = [openForm(), openForm()]
  await act(() => first.result.current.submit(body))
  await act(() => second.result.current.submit(body))
  expect(second.keys).toEqual(first.keys)
  await act(() => first.result.current.submit(body))
  expect(new Set(first.keys).size).toBe(2)
})

it('a rejected money request keeps its idempotency key', async () => {
  const { keys, result } = openForm(aRejection('INSUFFICIENT_BALANCE'))
  await act(() => result.current.submit(body))
  expect(result.current.phase).toBe('failed')
  await act(() => result.current.submit(body))
  expect(new Set(keys).size).toBe(1)
  expect(result.current.phase).toBe('idle')
})

it('a money request without a response is shown after a reload, and keeps its idempotency key', async () => {
  vi.useFakeTimers()
  const before = openForm(...Array.from({ length: 9 }, () => anError({ kind: 'offline' })))
  act(() => {
    void before.result.current.submit(body)
  })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(before.result.current.phase).toBe('unknown')
  before.unmount()
  vi.useRealTimers()
  const after = openForm()
  expect(after.result.current.leftover).toMatchObject({ amount: '50.00' })
  await act(() => after.result.current.submit(body))
  expect(after.keys[0]).toBe(before.keys[0])
  expect(after.result.current.leftover).toBeUndefined()
})

it('a reused idempotency key is a conflict, and startAgain uses a new key', async () => {
  const { keys, result } = openForm(aRejection('IDEMPOTENCY_KEY_REUSED'))
  await act(() => result.current.submit(body))
  expect(result.current.phase).toBe('conflict')
  act(() => result.current.startAgain())
  await act(() => result.current.submit(body))
  expect(new Set(keys).size).toBe(2)
})

it('a money request without a response is shown only to the member who sent it', async () => {
  vi.useFakeTimers()
  const ofAna = openForm(...Array.from({ length: 9 }, () => anError({ kind: 'offline' })))
  act(() => {
    void ofAna.result.current.submit(body)
  })
  await act(() => vi.advanceTimersByTimeAsync(100))
  ofAna.unmount()
  vi.useRealTimers()
  expect(openFormOf('m-davi').result.current.leftover).toBeUndefined()
  expect(openForm().result.current.leftover).toMatchObject({ amount: '50.00' })
})

it('a money request without an amount is shown after a reload too, if it had no response', async () => {
  const send = () => new Promise<string>(() => {})
  const open = () => {
    const { result, unmount } = renderHook(() =>
      useMoneyRequestOf('m-ana', { form: 'redeem.bonus-20', send, onDone: () => {} }),
    )
    return { result, unmount }
  }
  const { result, unmount } = open()
  act(() => void result.current.submit({ quantity: 2 }))
  unmount()
  expect(open().result.current.leftover).toEqual({ at: expect.any(Number) })
})
