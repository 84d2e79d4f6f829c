/** Callers that send or receive slowly in order to occupy all connections to the platform. */
import { afterEach, expect, it } from 'vitest'
import type { Undo } from './testing/frontForTests.ts'
import { echo, endless, openCalls, startSlowFront } from './testing/slowCallers.ts'

const undo: Undo = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const fewSlots = { slots: 2, slotsOfOne: 1 }
/** Minimum rate. All slow callers in these tests send or receive fewer bytes. */
const impatient = { bytes: 1024, window: 20 }

it('a request occupies no connection to the platform before its body has arrived', async () => {
  const { get, open, front } = await startSlowFront(undo, echo, { slots: 1, slotsOfOne: 1 })
  for (let call = 0; call < 5; call += 1)
    open('10.0.0.1', 'POST /wps/session/login', 'Content-Length: 9\r\n\r\nx')
  await expect.poll(async () => openCalls(front)).toBeGreaterThan(5)
  expect((await get('10.0.0.1')).body.toString()).toBe('0')
  expect((await get('10.0.0.2')).body.toString()).toBe('0')
})

it('a request body reaches the platform completely, whether it is kept in memory or streamed', async () => {
  const { front } = await startSlowFront(undo, echo, {
    body: 1024,
    bodiesOfOne: 4096,
    bodies: 8192,
  })
  for (const size of [1, 1024, 1025, 100_000]) {
    const body = Buffer.alloc(size, 'y')
    const [plain, chunked] = await Promise.all([
      fetch(`${front.url}/wps/pictures`, { method: 'POST', body }),
      fetch(`${front.url}/wps/pictures`, {
        method: 'POST',
        body: new Blob([body]).stream(),
        duplex: 'half',
      } as RequestInit),
    ])
    expect([await plain.text(), await chunked.text()]).toEqual([String(size), String(size)])
  }
})

it('a caller that does not read its responses occupies only its own share of the connections', async () => {
  const { answer, started } = endless()
  const { get, open } = await startSlowFront(undo, answer, fewSlots)
  open('10.0.0.1', 'GET /wps/endless')
  await started
  const own = get('10.0.0.1')
  expect((await get('10.0.0.2')).body.toString()).toBe('ok')
  expect((await get('2001:db8::1')).body.toString()).toBe('ok')
  own.catch(() => {})
})

it('a caller that reads too slowly is disconnected, and its connection to the platform is released', async () => {
  const { answer, started, running } = endless()
  const { get, open } = await startSlowFront(undo, answer, { ...fewSlots, rate: impatient })
  const { socket, closed } = open('10.0.0.1', 'GET /wps/endless')
  await started
  expect((await get('10.0.0.1')).body.toString()).toBe('ok')
  await expect.poll(running).toBe(0)
  socket.resume()
  await closed
})

it('a caller that streams a large body too slowly is disconnected', async () => {
  const { get, open } = await startSlowFront(undo, echo, { ...fewSlots, body: 8, rate: impatient })
  const { socket, closed } = open('10.0.0.1', 'POST /wps/pictures', 'Content-Length: 9000\r\n\r\nx')
  socket.resume()
  await closed
  const answer = await get('10.0.0.1')
  expect([answer.status, answer.body.toString()]).toEqual([200, '0'])
})

it('a call returns 429 when the IPv6 /64 network of its caller has the maximum number of open calls', async () => {
  const { front, get, open } = await startSlowFront(undo, echo, { openOfOne: 2 })
  for (const address of ['2001:db8::1', '2001:db8::2'])
    open(address, 'POST /wps/session/login', 'Content-Length: 9\r\n\r\nx')
  await expect.poll(async () => openCalls(front)).toBeGreaterThan(2)
  const refused = await get('2001:db8::3')
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1'])
  expect(JSON.parse(refused.body.toString())).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((await get('2001:db8:0:1::1')).status).toBe(200)
})
