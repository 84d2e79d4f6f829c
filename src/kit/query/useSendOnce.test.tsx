// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api/failure.ts'
import { useSendOnce } from './useSendOnce.ts'

function start(send: (key: string) => Promise<string>) {
  const client = new QueryClient()
  const onDone = vi.fn<(answer: string) => void>()
  const { result } = renderHook(
    () => useSendOnce({ send, onDone, onSettled: () => Promise.resolve() }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const press = async (times = 1) => {
    act(() => {
      for (let each = 0; each < times; each += 1) result.current.send()
    })
    await waitFor(() => expect(result.current.isSending).toBe(false))
  }
  return { press, onDone }
}

it('useSendOnce sends one request for several presses', async () => {
  const send = vi.fn<(key: string) => Promise<string>>(async () => 'paid')
  const { press, onDone } = start(send)
  await press(3)
  expect(send).toHaveBeenCalledTimes(1)
  expect(onDone).toHaveBeenCalledExactlyOnceWith('paid')
})

it('useSendOnce repeats the key of a request whose response was lost, and uses a new key after a response', async () => {
  const send = vi.fn<(key: string) => Promise<string>>(async () => 'paid')
  send.mockRejectedValueOnce(new ApiError('POST /wps/rebates/claim', { kind: 'offline' }))
  const { press } = start(send)
  await press()
  await press()
  await press()
  const [lost, again, next] = send.mock.calls.map(([key]) => key)
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})
