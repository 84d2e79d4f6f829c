// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/failure.ts'
import { useKeyedAction } from './useKeyedAction.ts'

type Act = (words: string, key: string) => Promise<string>

function start(call: Act, onDone: (answer: string) => unknown = () => undefined) {
  const client = new QueryClient()
  const onError = vi.fn<(error: unknown) => void>()
  const { result } = renderHook(() => useKeyedAction(call, onDone, onError), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const press = (words = 'words') => act(() => result.current.run(words))
  const isOver = () => waitFor(() => expect(result.current.isBusy).toBe(false))
  return { client, result, press, isOver, onError }
}
const mockSuccess = () => vi.fn<Act>(async () => 'answer')
const lostAnswer = new ApiError('POST /wps/feedback', { kind: 'offline' })

afterEach(() => vi.unstubAllGlobals())

it('useKeyedAction sends one request for two presses', async () => {
  const call = mockSuccess()
  const { press, isOver } = start(call)
  press()
  press()
  await isOver()
  expect(call).toHaveBeenCalledTimes(1)
})

it('useKeyedAction stays busy and sends nothing until the follow-up fetch has ended', async () => {
  const call = mockSuccess()
  const { promise: reading, resolve } = Promise.withResolvers<void>()
  const onDone = vi.fn(() => reading)
  const { press, isOver, result } = start(call, onDone)
  press()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  press()
  expect(result.current.isBusy).toBe(true)
  resolve()
  await isOver()
  expect(call).toHaveBeenCalledTimes(1)
  press()
  await isOver()
  expect(call).toHaveBeenCalledTimes(2)
})

it('useKeyedAction succeeds even if the follow-up fetch fails', async () => {
  const call = mockSuccess()
  const readFailed = vi.fn<() => Promise<string>>(async () => {
    throw new ApiError('GET /wps/feedback', { kind: 'broken', status: 503 })
  })
  const { client, press, isOver, result, onError } = start(call, () =>
    client.invalidateQueries({ queryKey: ['shown'], refetchType: 'all' }),
  )
  client.setQueryDefaults(['shown'], { queryFn: readFailed, retry: false })
  client.setQueryData(['shown'], 'before')
  press()
  await waitFor(() => expect(readFailed).toHaveBeenCalled())
  await isOver()
  expect(result.current.error).toBeUndefined()
  expect(onError).not.toHaveBeenCalled()
})

it('useKeyedAction succeeds even if its onDone callback rejects, and reports that error', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const fault = new Error('no toast')
  const { press, isOver, result, onError } = start(mockSuccess(), () => Promise.reject(fault))
  press()
  await waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(fault))
  await isOver()
  expect(result.current.error).toBeUndefined()
  expect(onError).not.toHaveBeenCalled()
})

it('useKeyedAction repeats the key after a lost response and uses a new key for other input', async () => {
  const call = mockSuccess()
  call.mockRejectedValueOnce(lostAnswer).mockRejectedValueOnce(lostAnswer)
  const { press, isOver, onError } = start(call)
  for (const words of ['first', 'first', 'second', 'second']) {
    press(words)
    // Wait for the end of each action before the next press.
    await isOver()
  }
  const [lost, again, other, next] = call.mock.calls.map(([, key]) => key)
  expect(again).toBe(lost)
  expect(new Set([lost, other, next]).size).toBe(3)
  expect(onError).toHaveBeenCalledTimes(2)
})
