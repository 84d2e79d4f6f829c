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

/** A push service that is set up, a browser that has subscribed there, and a sender. */
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

describe('a notification by web push', () => {
  it('arrives encrypted for its browser, signed by the platform', async () => {
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
    // RFC 8292, 2: at most a day.
    expect(hours).toBeLessThanOrEqual(24)
    expect(readLog()).toContain('"event":"notification sent"')
  })

  it.each([404, 410])('finds out by %s that its browser takes none any more', async (status) => {
    const { send, service, waits } = await start((response) => response.writeHead(status).end())
    expect(await send()).toBe('gone')
    expect([service.received.length, waits]).toEqual([1, []])
  })

  it('goes again after failures of the service, and waits as long as it asks for', async () => {
    const { send, service, waits } = await start((response, count) => {
      if (count === 1) response.writeHead(503).end()
      else if (count === 2) response.writeHead(429, { 'Retry-After': '20' }).end()
      else response.writeHead(201).end()
    })
    expect(await send()).toBe('sent')
    expect(service.received).toHaveLength(3)
    expect(waits).toEqual([1000, 20_000])
  })

  it('is given up after five attempts', async () => {
    const { send, service, waits } = await start((response) => response.writeHead(500).end())
    await expect(send()).rejects.toThrow('after 5 attempts: status 500')
    expect(service.received).toHaveLength(5)
    expect(waits).toEqual([1000, 4000, 15_000, 40_000])
  })

  it.each([301, 307, 400, 403, 413])('is given up at once at %s', async (status) => {
    const elsewhere = await startPushService()
    closing.push(elsewhere.close)
    const { send, waits } = await start((response) =>
      response.writeHead(status, { Location: elsewhere.origin }).end(),
    )
    await expect(send()).rejects.toThrow(`after 1 attempts: status ${status}`)
    expect([elsewhere.received, waits]).toEqual([[], []])
  })

  it('waits no longer than its limit for a service that never answers', async () => {
    const { send, readLog } = await start(
      (response, count) => {
        if (count > 1) response.writeHead(201).end()
      },
      { attemptLimit: 150 },
    )
    expect(await send()).toBe('sent')
    expect(readLog()).toContain('notification not sent yet')
  })

  it('leaves neither the address nor the words in log or error', async () => {
    const { send, readLog } = await start((response) => response.writeHead(500).end())
    const error = await send().catch((thrown: unknown) => thrown)
    const told = `${readLog()} ${String(error)}`
    for (const word of ['/send/ana', 'saque']) expect(told).not.toContain(word)
  })
})

describe('an endpoint that somebody else has named', () => {
  it('is not asked when its name leads to this machine', async () => {
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
