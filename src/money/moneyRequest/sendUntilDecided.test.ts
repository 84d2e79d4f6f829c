import { expect, it, vi } from 'vitest'
import { ApiError, type Failure } from '../../api/failure.ts'
import { sendUntilDecided } from './sendUntilDecided.ts'

const anError = (failure: Failure) => new ApiError('POST /wps/withdrawals', failure)
const offlineError = anError({ kind: 'offline' })
const brokenError = anError({ kind: 'broken', status: 500, reference: 'r-1' })

/** Fails with each of the errors in turn, and then returns 'paid'. */
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

it('sendUntilDecided retries while offline and returns the first response', async () => {
  const send = serverOf(...Array.from({ length: 12 }, () => offlineError))
  const { onUndecided, ...rest } = options()
  await expect(sendUntilDecided(send, { ...rest, onUndecided })).resolves.toBe('paid')
  expect(send).toHaveBeenCalledTimes(13)
  expect(onUndecided).toHaveBeenCalledTimes(12)
})

it('sendUntilDecided retries a failing server three times and then rejects with its failure', async () => {
  const send = serverOf(brokenError, brokenError, brokenError, brokenError)
  await expect(sendUntilDecided(send, options())).rejects.toBe(brokenError)
  expect(send).toHaveBeenCalledTimes(4)
})

it('sendUntilDecided does not retry a rejection', async () => {
  const rejection = anError({ kind: 'rejected', code: 'INSUFFICIENT_BALANCE', details: {} })
  const send = serverOf(rejection)
  await expect(sendUntilDecided(send, options())).rejects.toBe(rejection)
  expect(send).toHaveBeenCalledTimes(1)
})

it('sendUntilDecided stops when its signal aborts', async () => {
  const controller = new AbortController()
  const send = serverOf(offlineError, offlineError)
  const pause = async () => controller.abort()
  const rest = { ...options(), signal: controller.signal }
  await expect(sendUntilDecided(send, { ...rest, pause })).rejects.toBe(offlineError)
  expect(send).toHaveBeenCalledTimes(1)
})
