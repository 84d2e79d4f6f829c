import { expect, it, vi } from 'vitest'
import { ApiError, type Failure } from '../../api/failure.ts'
import { sendUntilDecided } from './sendUntilDecided.ts'

const failed = (failure: Failure) => new ApiError('POST /wps/withdrawals', failure)
const offline = failed({ kind: 'offline' })
const broken = failed({ kind: 'broken', status: 500, reference: 'r-1' })

/** Answers with each of these in turn, then with 'paid'. */
function serverOf(...failures: Error[]) {
  const queue = [...failures]
  return vi.fn(async () => {
    const failure = queue.shift()
    if (failure) throw failure
    return 'paid'
  })
}

const options = () => ({
  signal: new AbortController().signal,
  onUndecided: vi.fn(),
  pause: async () => {},
})

it('asks on while no answer comes, and gives the answer that comes at last', async () => {
  const send = serverOf(...Array.from({ length: 12 }, () => offline))
  const { onUndecided, ...rest } = options()
  await expect(sendUntilDecided(send, { ...rest, onUndecided })).resolves.toBe('paid')
  expect(send).toHaveBeenCalledTimes(13)
  expect(onUndecided).toHaveBeenCalledTimes(12)
})

it('asks a server that fails three times more, then tells its reference', async () => {
  const send = serverOf(broken, broken, broken, broken)
  await expect(sendUntilDecided(send, options())).rejects.toBe(broken)
  expect(send).toHaveBeenCalledTimes(4)
})

it('takes a rejection for an answer', async () => {
  const rejection = failed({ kind: 'rejected', code: 'INSUFFICIENT_BALANCE', details: {} })
  const send = serverOf(rejection)
  await expect(sendUntilDecided(send, options())).rejects.toBe(rejection)
  expect(send).toHaveBeenCalledTimes(1)
})

it('asks no more once the page is left', async () => {
  const controller = new AbortController()
  const send = serverOf(offline, offline)
  const pause = async () => controller.abort()
  const rest = { ...options(), signal: controller.signal }
  await expect(sendUntilDecided(send, { ...rest, pause })).rejects.toBe(offline)
  expect(send).toHaveBeenCalledTimes(1)
})
