/** Tests the default limits with more slow callers than the platform has connections. */
import { afterEach, expect, it } from 'vitest'
import { usualCallerLimits } from './callerLimits.ts'
import type { Undo } from './testing/frontForTests.ts'
import { echo, endless, openCalls, startSlowFront } from './testing/slowCallers.ts'

const undo: Undo = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const many = usualCallerLimits.slots + 10

it('requests whose bodies never arrive block no other call, even if they outnumber the connections', async () => {
  const { front, get, open } = await startSlowFront(undo, echo)
  for (let call = 0; call < many; call += 1)
    open('10.0.0.1', 'POST /wps/session/login', 'Content-Length: 9\r\n\r\nx')
  await expect.poll(() => openCalls(front), { timeout: 20_000 }).toBeGreaterThan(many)
  expect((await get('10.0.0.1')).status).toBe(200)
  expect((await get('10.0.0.2')).status).toBe(200)
})

it('callers from other IP addresses are served while one address leaves more responses unread than there are connections', async () => {
  const { answer, running } = endless()
  const { front, get, open } = await startSlowFront(undo, answer)
  for (let call = 0; call < many; call += 1) open('10.0.0.1', 'GET /wps/endless')
  await expect.poll(() => openCalls(front), { timeout: 20_000 }).toBeGreaterThan(many)
  expect((await get('10.0.0.2')).body.toString()).toBe('ok')
  expect(running()).toBeLessThanOrEqual(usualCallerLimits.slotsOfOne)
})
