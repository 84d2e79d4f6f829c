import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestFolder, startTestGateway } from './testing/testGateway.ts'

let folder: Awaited<ReturnType<typeof createTestFolder>>
beforeEach(async () => {
  folder = await createTestFolder()
})
afterEach(() => folder.remove())

const path = '/wps/verification/sms/register'
const body = { mobileNo: '11987654321', countryDialingCode: '+55' }

/** Starts a webhook that receives a message and responds only after `open`. */
async function slowWebhook() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { promise: first, resolve: arrived } = Promise.withResolvers<Record<string, string>>()
  const server = createServer(async (request, response) => {
    arrived(JSON.parse(await text(request)))
    await opened
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `address()` returns this type for a server that listens on a port.
  const { port } = server.address() as AddressInfo
  const close = () => void server.close()
  return { url: `http://127.0.0.1:${port}/`, first, open, close }
}

describe('gateway with an SMS webhook', () => {
  it('a call returns before its SMS is delivered, and a stopping gateway first delivers the SMS', async () => {
    const webhook = await slowWebhook()
    const sms = { url: webhook.url, secret: 'a-secret-of-two-parties' }
    const gateway = await startTestGateway(folder, { providers: { sms } })
    const { value } = (await gateway.client.send('GET', '/wps/system/status')).body
    expect(value?.codeChannels).toEqual(['SMS'])
    const answer = await gateway.client.send('POST', path, { body })
    expect(answer.body).toMatchObject({ success: true })
    expect(await webhook.first).toMatchObject({ to: '+5511987654321', purpose: 'register' })
    expect(gateway.readLog()).not.toContain('sms sent')
    const closing = gateway.close()
    webhook.open()
    await closing
    expect(gateway.readLog()).toContain('sms sent')
    webhook.close()
  })
})

describe('gateway without providers', () => {
  it('a gateway without providers offers no verification codes and rejects requests for them', async () => {
    const gateway = await startTestGateway(folder)
    const { value } = (await gateway.client.send('GET', '/wps/system/status')).body
    expect(value?.codeChannels).toEqual([])
    const answer = await gateway.client.send('POST', path, { body })
    expect(answer.body).toMatchObject({ success: false, code: 'SMS_NOT_ENABLED' })
    await gateway.close()
  })
})
