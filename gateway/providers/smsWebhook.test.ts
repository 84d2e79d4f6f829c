import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmsWebhook } from './smsWebhook.ts'
import { deliveryForTests } from './testing/deliveryForTests.ts'

const secret = 'a-secret-of-two-parties'
const code = '481516'
const message = {
  to: '+5511987654321',
  text: `${code} is your code.`,
  code,
  purpose: 'register',
  sentAt: Date.UTC(2026, 10, 23, 12),
}

type Received = { headers: IncomingHttpHeaders; body: string; path: string | undefined }
type Answer = (response: ServerResponse, count: number) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Starts a webhook on this machine that receives SMS. @param answer writes the nth response. */
async function receiver(answer: Answer) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { headers, url: path } = request
    received.push({ headers, body: await text(request), path })
    answer(response, received.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  // `address()` returns this type for a server that listens on a port.
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/sms?team=1`, server }
}

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end('{"secret":"words"}')

/** Signature that a receiver computes to verify the sender. */
const expectedSignature = ({ headers, body }: Received) => {
  const signed = `${String(headers['x-portico-timestamp'])}.${body}`
  return `v1=${createHmac('sha256', secret).update(signed).digest('hex')}`
}

describe('SMS webhook', () => {
  it('the SMS sender posts a message to the webhook once, with a signature and its timestamp', async () => {
    const { received, url } = await receiver(status(202))
    const { options, readLog } = deliveryForTests()
    await createSmsWebhook({ url, secret }, options).send(message)
    expect(received).toHaveLength(1)
    const [first] = received
    if (!first) throw new Error('Nothing came')
    expect(first.path).toBe('/sms?team=1')
    expect(first.headers['x-portico-signature']).toBe(expectedSignature(first))
    const age = Date.now() / 1000 - Number(first.headers['x-portico-timestamp'])
    expect(Math.abs(age)).toBeLessThan(60)
    const { id, ...said } = JSON.parse(first.body)
    expect(first.headers['idempotency-key']).toBe(id)
    expect(said).toEqual({
      to: '+5511987654321',
      text: message.text,
      purpose: 'register',
      sentAt: '2026-11-23T12:00:00.000Z',
    })
    expect(readLog()).toContain('"event":"sms sent"')
  })

  it('the SMS sender retries after two failures with the same idempotency key and body', async () => {
    const { received, url } = await receiver((response, count) =>
      status(count === 1 ? 503 : count === 2 ? 429 : 200)(response, count),
    )
    const { options, waits, readLog } = deliveryForTests()
    await createSmsWebhook({ url, secret }, options).send(message)
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    for (const one of received) {
      expect(one.headers['x-portico-signature']).toBe(expectedSignature(one))
    }
    expect(waits).toEqual([1000, 4000])
    expect(readLog()).toContain('"reason":"status 503"')
    expect(readLog()).toContain('"attempts":3')
  })

  it('the SMS sender honours Retry-After up to one minute', async () => {
    const { url } = await receiver((response, count) =>
      status(count < 3 ? 429 : 200, { 'Retry-After': count === 1 ? '7' : '3600' })(response, count),
    )
    const { options, waits } = deliveryForTests()
    await createSmsWebhook({ url, secret }, options).send(message)
    expect(waits).toEqual([7000, 60_000])
  })

  it.each([400, 401, 404, 422, 302])(
    'the SMS sender gives up after the first attempt when the webhook responds with %i',
    async (code) => {
      const { received, url } = await receiver(status(code, { Location: 'http://127.0.0.1:1/' }))
      const { options, waits } = deliveryForTests()
      const sending = createSmsWebhook({ url, secret }, options).send(message)
      await expect(sending).rejects.toThrow(`after 1 attempts: status ${code}`)
      expect(received).toHaveLength(1)
      expect(waits).toEqual([])
    },
  )

  it('the SMS sender gives up after five attempts with growing waits', async () => {
    const { received, url } = await receiver(status(500))
    const { options, waits } = deliveryForTests()
    const sending = createSmsWebhook({ url, secret }, options).send(message)
    await expect(sending).rejects.toThrow('after 5 attempts: status 500')
    expect(received).toHaveLength(5)
    expect(waits).toEqual([1000, 4000, 15_000, 40_000])
  })

  it('the SMS sender retries when the webhook does not respond in time', async () => {
    const { received, url } = await receiver((response, count) => {
      if (count > 1) status(200)(response, count)
    })
    const { options, readLog } = deliveryForTests({ attemptLimit: 100 })
    await createSmsWebhook({ url, secret }, options).send(message)
    // On a busy machine the second response may be late as well.
    expect(received.length).toBeGreaterThan(1)
    expect(readLog()).toContain('"reason":"TimeoutError"')
  })

  it('the SMS sender gives up when no server listens at the URL of the webhook', async () => {
    const { url, server } = await receiver(status(200))
    server.close()
    await once(server, 'close')
    const { options } = deliveryForTests()
    const sending = createSmsWebhook({ url, secret }, options).send(message)
    await expect(sending).rejects.toThrow('after 5 attempts: ECONNREFUSED')
  })

  it('the SMS sender gives up a message when the gateway stops between two attempts', async () => {
    const { received, url } = await receiver(status(500))
    const { options, stop } = deliveryForTests()
    stop.abort()
    const sending = createSmsWebhook({ url, secret }, options).send(message)
    await expect(sending).rejects.toThrow('given up, since the gateway stops: status 500')
    expect(received).toHaveLength(1)
  })

  it('logs and errors of the SMS sender contain no code, phone number or secret', async () => {
    const { url } = await receiver(status(500))
    const { options, readLog } = deliveryForTests()
    const error = await createSmsWebhook({ url, secret }, options)
      .send(message)
      .catch((cause: unknown) => cause)
    const told = `${readLog()} ${String(error)}`
    expect(told).toContain('+55•••••••••21')
    for (const word of [code, '987654321', secret, 'words']) expect(told).not.toContain(word)
  })
})
