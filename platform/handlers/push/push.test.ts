import { describe, expect, it } from 'vitest'
import { sendMessage } from '../../domain/accounts/messages/messages.ts'
import { isOfPushService } from '../../domain/accounts/push/pushServices.ts'
import { removeExpired } from '../../domain/housekeeping.ts'
import type { PushMessage } from '../../providers.ts'
import { actAs, startAs } from '../memberForTests.ts'

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/ana-1',
  // Keys from RFC 8291, appendix A.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const put = 'PUT /wps/member/push'

/** Starts a platform as Ana, a member, with a push service that records its messages. */
async function start() {
  const started = await startAs('m-ana')
  const { context, store, passTime } = started
  const sent: PushMessage[] = []
  const gone = new Set<string>()
  context.providers = {
    ...context.providers,
    push: {
      knows: (endpoint) => isOfPushService(endpoint),
      async send(message) {
        sent.push(message)
        return gone.has(message.target.endpoint) ? 'gone' : 'sent'
      },
    },
  }
  const tell = async (kind: 'SYSTEM' | 'MONEY' | 'PROMOTION') => {
    const title = { pt: 'Há uma resposta', en: 'There is an answer' }
    const body = { pt: 'R$ 10,00', en: 'R$10.00' }
    await store.transaction((tables, announce) =>
      sendMessage(context, tables, announce, {
        memberId: 'm-ana',
        kind,
        title,
        body,
        opens: undefined,
      }),
    )
    await passTime(1000)
    await context.background.waitUntilIdle()
    return sent.splice(0)
  }
  const forget = () => sent.splice(0)
  return { ...started, sent, gone, tell, forget }
}

describe('[MEM-24] push subscription', () => {
  it('a push subscription is stored, shown to its member, and removed', async () => {
    const { act } = await start()
    const before = await act('GET /wps/member/push')
    expect(before.value).toMatchObject({ devices: [] })
    expect((await act(put, { body: subscription })).value).toMatchObject({ isOfSession: true })
    const { publicKey, devices } = (await act('GET /wps/member/push')).value
    expect(publicKey).toBe(before.value.publicKey)
    expect(devices).toEqual([{ deviceId: expect.any(String), isOfSession: true }])
    const [device] = Array.isArray(devices) ? devices : []
    await act('DELETE /wps/member/push/{deviceId}', { path: `/wps/member/push/${device.deviceId}` })
    expect((await act('GET /wps/member/push')).value.devices).toEqual([])
  })

  it('a push subscription is rejected with an unknown push service or an invalid key', async () => {
    const { act, store } = await start()
    const endpoint = 'https://fcm.googleapis.com.example.com/fcm/send/x'
    expect((await act(put, { body: { ...subscription, endpoint } })).code).toBe('PUSH_REFUSED')
    // A key of the right length that is not a point on the curve.
    const p256dh = `B${'A'.repeat(86)}`
    expect((await act(put, { body: { ...subscription, p256dh } })).code).toBe('PUSH_REFUSED')
    expect(await store.pushDevices.count()).toBe(0)
  })

  it('a push subscription is rejected on a platform without a push sender', async () => {
    const { act, context } = await start()
    const { push: _, ...providers } = context.providers
    context.providers = providers
    expect((await act('GET /wps/member/push')).value).toEqual({ devices: [] })
    expect((await act(put, { body: subscription })).code).toBe('NOT_POSSIBLE_NOW')
  })

  it('the eleventh push subscription replaces the oldest', async () => {
    const { act, store, time } = await start()
    for (let index = 0; index < 12; index += 1) {
      time.now += 1000
      const endpoint = `${subscription.endpoint}${index}`
      await act(put, { body: { ...subscription, endpoint } })
    }
    const kept = await store.pushDevices.find()
    expect(kept).toHaveLength(10)
    expect(kept.map((one) => one.endpoint)).not.toContain(`${subscription.endpoint}1`)
  })

  it("a browser's push subscription belongs to the member who stored it last", async () => {
    const { act, platform, store, tell } = await start()
    await act(put, { body: subscription })
    const other = await actAs(platform, 'm-carla')
    await other(put, { body: subscription })
    expect(await store.pushDevices.find()).toMatchObject([{ memberId: 'm-carla' }])
    expect(await tell('SYSTEM')).toEqual([])
  })

  it("a member cannot remove another member's push subscription", async () => {
    const { act, platform, store } = await start()
    const { deviceId } = (await act(put, { body: subscription })).value
    const other = await actAs(platform, 'm-carla')
    await other('DELETE /wps/member/push/{deviceId}', { path: `/wps/member/push/${deviceId}` })
    expect(await store.pushDevices.count()).toBe(1)
  })
})

describe('[MEM-24] end of a push subscription', () => {
  it('a push subscription ends when its session is logged out, but not when its session expires', async () => {
    const { act, platform, store, time, context } = await start()
    await act(put, { body: subscription })
    time.now += 13 * 3_600_000
    await removeExpired(context)
    expect(await store.pushDevices.count()).toBe(1)
    const later = await actAs(platform, 'm-ana')
    await later(put, { body: subscription })
    await later('DELETE /wps/session/logout')
    expect(await store.pushDevices.count()).toBe(0)
  })

  it("ending the other sessions removes their push subscriptions and keeps the caller's", async () => {
    const { act, platform, store } = await start()
    await act(put, { body: subscription })
    const own = await actAs(platform, 'm-ana')
    const endpoint = `${subscription.endpoint}-own`
    await own(put, { body: { ...subscription, endpoint } })
    await own('DELETE /wps/member/sessions')
    expect(await store.pushDevices.find()).toMatchObject([{ endpoint }])
  })

  it('a push subscription is removed after ninety days in which its member was not active', async () => {
    const { act, store, time, context } = await start()
    await act(put, { body: subscription })
    time.now += 91 * 24 * 3_600_000
    await removeExpired(context)
    expect(await store.pushDevices.count()).toBe(0)
  })
})

describe('[MEM-24] push notification', () => {
  it('a push notification has the title of the message in the member’s language, but not its text', async () => {
    const { act, tell } = await start()
    await act(put, { body: subscription })
    await act('PUT /wps/member/language', { body: { language: 'en' } })
    const [message] = await tell('MONEY')
    const payload = JSON.parse(message?.payload ?? '')
    expect(payload).toEqual({
      title: 'There is an answer',
      body: 'Open Portico to see the details.',
      path: '/member/messages',
      tag: expect.any(String),
    })
    expect(message).toMatchObject({ target: subscription, urgency: 'high', lifetime: 259_200 })
    expect(message?.topic).toMatch(/^[\w-]{1,32}$/)
  })

  it('push notifications about promotions are sent only if the member has turned them on', async () => {
    const { act, tell } = await start()
    await act(put, { body: subscription })
    expect(await tell('PROMOTION')).toEqual([])
    const choose = (kind: string, isOn: boolean) =>
      act('PUT /wps/member/notices/{kind}/{channel}', {
        path: `/wps/member/notices/${kind}/PUSH`,
        body: { isOn },
      })
    expect((await choose('PROMOTION', true)).success).toBe(true)
    expect(await tell('PROMOTION')).toMatchObject([{ urgency: 'low' }])
    await choose('MONEY', false)
    expect(await tell('MONEY')).toEqual([])
    // Messages about the account are always sent.
    expect(await tell('SYSTEM')).toHaveLength(1)
  })

  it('a push notification goes to every browser of the member, and an ended subscription is removed', async () => {
    const { act, tell, gone, store } = await start()
    const endpoint = `${subscription.endpoint}-old`
    await act(put, { body: { ...subscription, endpoint } })
    await act(put, { body: subscription })
    gone.add(endpoint)
    expect(await tell('SYSTEM')).toHaveLength(2)
    expect(await store.pushDevices.find()).toMatchObject([{ endpoint: subscription.endpoint }])
    expect(await tell('SYSTEM')).toHaveLength(1)
  })

  it('no push notification is planned for a member without a subscription', async () => {
    const { tell, store } = await start()
    expect(await tell('SYSTEM')).toEqual([])
    expect(await store.outgoingNotices.count()).toBe(0)
  })

  it('push notifications of a withdrawal replace each other and do not show the amount', async () => {
    const { act, passTime, context, store, sent, forget } = await start()
    await act(put, { body: subscription })
    const terms = await act('GET /wps/withdrawals/terms')
    expect(terms.success).toBe(true)
    const [account] = await store.payoutAccounts.find({ where: { memberId: 'm-ana' } })
    forget()
    const asked = await act('POST /wps/withdrawals', {
      body: { accountId: account?.id, amount: '50.00', paymentPassword: '482915' },
      isSealed: true,
    })
    expect(asked).toMatchObject({ success: true })
    for (let step = 0; step < 20; step += 1) {
      await passTime(60_000)
      await context.background.waitUntilIdle()
    }
    const shown = sent.map(({ payload, topic }) => ({ ...JSON.parse(payload), topic }))
    expect(shown.map(({ title }) => title)).toEqual([
      'Seu saque foi aprovado',
      'Seu saque foi pago',
    ])
    expect(new Set(shown.map(({ tag }) => tag)).size).toBe(1)
    expect(new Set(shown.map(({ topic }) => topic)).size).toBe(1)
    expect(shown[0].path).toMatch(/^\/member\/withdraw\?request=/)
    for (const { payload } of sent) expect(payload).not.toMatch(/R\$|50[.,]00/)
  })
})
