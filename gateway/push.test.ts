import { expect, it } from 'vitest'
import { isOfPushService } from '../platform/domain/accounts/push/pushServices.ts'
import { vapidKeys } from '../platform/domain/accounts/push/vapidKeys.ts'
import { openSession } from '../platform/domain/accounts/session/sessions.ts'
import { createPushBrowser } from './providers/testing/pushService.ts'
import { describeAttacked } from './testing/describeAttacked.ts'

const path = '/wps/member/push'
const atOnceMany = 12

describeAttacked('push notices of gateways on one database', (current) => {
  const start = async () => {
    const platform = current()
    const { gateways, first, member } = platform
    for (const { context } of gateways)
      context.providers = {
        ...context.providers,
        push: { knows: (endpoint) => isOfPushService(endpoint), send: async () => 'sent' },
      }
    const headers = { Authorization: `Bearer ${await openSession(first.context, member.id)}` }
    return { ...platform, headers }
  }

  it('parallel first requests for the VAPID keys at several gateways create one key pair', async () => {
    const { atOnce } = await start()
    const made = await atOnce(atOnceMany, ({ context }) => vapidKeys(context))
    expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1)
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1)
  }, 60_000)

  it('parallel requests store the same push subscription once, and at most ten subscriptions per member', async () => {
    const { atOnce, first, send, headers, member } = await start()
    const same = createPushBrowser('https://fcm.googleapis.com/fcm/send/same').target
    const keep = (gateway: Parameters<typeof send>[0], body: unknown) =>
      send(gateway, path, { method: 'PUT', body, headers })
    await atOnce(atOnceMany, (gateway) => keep(gateway, same))
    expect(await first.context.store.pushDevices.count()).toBe(1)
    const answers = await atOnce(atOnceMany, (gateway, index) =>
      keep(gateway, { ...same, endpoint: `${same.endpoint}-${index}` }),
    )
    expect(answers.every(({ answer }) => answer.success)).toBe(true)
    expect(await first.context.store.pushDevices.count({ memberId: member.id })).toBe(10)
  }, 60_000)
})
