import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { vapidKeys } from '../../platform/domain/accounts/push/vapidKeys.ts'
import { collections } from '../../platform/domain/base/collections/collections.ts'
import { createMemoryStore } from '../../platform/domain/base/storage/memoryStore.ts'
import type { DeliveryOptions } from './delivery.ts'
import { deliveryForTests } from './testing/deliveryForTests.ts'
import { createPushBrowser, readSender, startPushService } from './testing/pushService.ts'
import { createWebPush } from './webPush.ts'

const subject = 'mailto:desk@portico.example'
const payload = JSON.stringify({ title: 'Seu saque foi pago', path: '/member/messages' })
const delivery = { payload, lifetime: 3600, urgency: 'high', topic: 'w-1' } as const

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const platform = { store: createMemoryStore(collections), now: Date.now }

type Answer = Parameters<typeof startPushService>[0]

/**
 * Starts a push service and creates a subscribed browser and a sender. The sender's configuration
 * allows the push service.
 */
async function start(answer?: Answer, changes: Partial<DeliveryOptions> = {}) {
  const service = await startPushService(answer)
  closing.push(service.close)
  const browser = createPushBrowser(`${service.origin}/send/ana?a=1`)
  const test = deliveryForTests(changes)
  closing.push(() => test.stop.abort())
  const push = createWebPush({ subject, services: [service.origin] }, test.options)
  const keys = await vapidKeys(platform)
  const send = () => push.send({ target: browser.target, keys, ...delivery })
  return { ...test, service, browser, push, keys, send }
}

describe('web push', () => {
  it('a push notification arrives encrypted for its browser and signed by the platform', async () => {
    const { send, service, browser, keys, readLog } = await start()
    expect(await send()).toBe('sent')
    const [received] = service.received
    if (!received) throw new Error('Nothing has arrived')
    expect(received.path).toBe('/send/ana?a=1')
    expect(received.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '3600',
      urgency: 'high',
      topic: 'w-1',
    })
    expect(received.body.toString('latin1')).not.toContain('saque')
    expect(browser.read(received)).toBe(payload)
    const sender = readSender(received)
    expect(sender).toMatchObject({
      publicKey: keys.publicKey,
      audience: service.origin,
      subject,
    })
    const hours = ((sender?.endsAt ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(0)
    // RFC 8292, section 2, limits the validity of the token to 24 hours.
    expect(hours).toBeLessThanOrEqual(24)
    expect(readLog()).toContain('"event":"notification sent"')
  })

  it.each([404, 410])(
    'a push subscription is reported as gone when the push service responds with %s',
    async (status) => {
      const { send, service, waits } = await start((response) => response.writeHead(status).end())
      expect(await send()).toBe('gone')
      expect([service.received.length, waits]).toEqual([1, []])
    },
  )

  it('a push notification is retried after failures, and Retry-After is honoured', async () => {
    const { send, service, waits } = await start((response, count) => {
      if (count === 1) response.writeHead(503).end()
      else if (count === 2) response.writeHead(429, { 'Retry-After': '20' }).end()
      else response.writeHead(201).end()
    })
    expect(await send()).toBe('sent')
    expect(service.received).toHaveLength(3)
    expect(waits).toEqual([1000, 20_000])
  })

  it('a push notification is given up after five attempts', async () => {
    const { send, service, waits } = await start((response) => response.writeHead(500).end())
    await expect(send()).rejects.toThrow('after 5 attempts: status 500')
    expect(service.received).toHaveLength(5)
    expect(waits).toEqual([1000, 4000, 15_000, 40_000])
  })

  it.each([301, 307, 400, 403, 413])(
    'a push notification is given up after the first response with status %s, and no redirect is followed',
    async (status) => {
      const elsewhere = await startPushService()
      closing.push(elsewhere.close)
      const { send, waits } = await start((response) =>
        response.writeHead(status, { Location: elsewhere.origin }).end(),
      )
      await expect(send()).rejects.toThrow(`after 1 attempts: status ${status}`)
      expect([elsewhere.received, waits]).toEqual([[], []])
    },
  )

  it('a push notification is retried when the push service does not respond in time', async () => {
    const { send, readLog } = await start(
      (response, count) => {
        if (count > 1) response.writeHead(201).end()
      },
      { attemptLimit: 150 },
    )
    expect(await send()).toBe('sent')
    expect(readLog()).toContain('notification not sent yet')
  })

  it("logs and errors of a push notification contain neither the endpoint's path nor the text", async () => {
    const { send, readLog } = await start((response) => response.writeHead(500).end())
    const error = await send().catch((cause: unknown) => cause)
    const told = `${readLog()} ${String(error)}`
    for (const word of ['/send/ana', 'saque']) expect(told).not.toContain(word)
  })
})

describe('user-provided push endpoint', () => {
  it('no connection is made to a push endpoint whose host resolves to this machine', async () => {
    let connections = 0
    const server = createServer(() => {
      connections += 1
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(() => server.close())
    const { options, stop } = deliveryForTests({ attemptLimit: 1000 })
    closing.push(() => stop.abort())
    const push = createWebPush({ subject, services: [] }, options)
    const { target } = createPushBrowser('https://localhost/send')
    expect(push.knows(target.endpoint)).toBe(false)
    const keys = await vapidKeys(platform)
    await expect(push.send({ target, keys, ...delivery })).rejects.toThrow('ENOTPUBLIC')
    expect(connections).toBe(0)
  })
})
