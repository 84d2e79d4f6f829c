import { describe, expect, it } from 'vitest'
import { sendMessage } from '../../domain/accounts/messages/messages.ts'
import { message, type Texts } from '../../domain/base/texts/texts.ts'
import { startPlatform } from '../platformForTests.ts'

const hour = 3_600_000

type Line = {
  messageId: string
  isRead: boolean
  language?: string
  title: string
  kind: string
  sentAt: string
}

async function startWithInboxes() {
  const platform = await startPlatform()
  const { send, context, store, login, asMember } = platform
  const tokenOf = async (name: string) =>
    asMember((await login(name, `portico-${name}-1`)).body.value?.token)
  const ana = await tokenOf('ana')
  const inbox = async (query = '', headers: Record<string, string> = ana) => {
    const { answer } = await send('GET /wps/messages', { headers, query })
    // The cast is safe: the test server validates responses against the API contract.
    return answer.value as unknown as {
      items: Line[]
      total: number
      page: number
      unread: Record<string, number>
    }
  }
  const unread = async (headers = ana) =>
    (await send('GET /wps/relay/CSP_unreadCount', { headers })).answer.value?.unreadCount
  const open = (messageId: string, headers = ana) =>
    send('GET /wps/messages/{messageId}', { headers, path: `/wps/messages/${messageId}` })
  const remove = (messageId: string, headers = ana) =>
    send('DELETE /wps/messages/{messageId}', { headers, path: `/wps/messages/${messageId}` })
  const restore = (messageId: string, headers = ana) =>
    send('PUT /wps/messages/{messageId}/restore', {
      headers,
      path: `/wps/messages/${messageId}/restore`,
    })
  const markRead = (body: object, headers = ana) =>
    send('PUT /wps/messages/read', { headers, body })
  const withdrawalPaid: Texts = { pt: 'Saque pago', en: 'Withdrawal paid' }
  const tell = async (title: Texts = withdrawalPaid) => {
    const messageId = await store.transaction((tables, announce) =>
      sendMessage(context, tables, announce, {
        memberId: 'm-ana',
        kind: 'MONEY',
        title,
        body: { pt: 'Seu saque foi pago.', en: 'Your withdrawal was paid.' },
        opens: '/member/withdraw',
      }),
    )
    return String(messageId)
  }
  return { ...platform, ana, tokenOf, inbox, unread, open, remove, restore, markRead, tell }
}

describe('member’s inbox', () => {
  it("[MSG-01] the inbox is paged, newest first, in the member's language", async () => {
    const { inbox, tell, ana } = await startWithInboxes()
    const id = await tell()
    const { items, total } = await inbox('?pageSize=5')
    expect(items[0]).toMatchObject({ messageId: id, title: 'Saque pago', isRead: false })
    const times = items.map(({ sentAt }) => sentAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(total).toBeGreaterThan(10)
    const second = await inbox('?pageSize=5&page=2')
    expect(second.items.map(({ messageId }) => messageId)).not.toContain(id)
    const english = await inbox('?pageSize=5', { ...ana, 'Accept-Language': 'en' })
    expect(english.items[0]?.title).toBe('Withdrawal paid')
  })

  it("a message has a `language` only if it is not in the reader's language", async () => {
    const { inbox, tell, ana } = await startWithInboxes()
    await tell()
    await tell(message('rewards.kinds.VIP'))
    const languages = async (language: string) => {
      const { items } = await inbox('?pageSize=2', { ...ana, 'Accept-Language': language })
      return new Map(items.map((one) => [one.title, one.language]))
    }
    expect(await languages('fr')).toEqual(
      new Map([
        ['Bonus VIP', undefined],
        ['Withdrawal paid', 'en'],
      ]),
    )
    expect(await languages('pt')).toEqual(
      new Map([
        ['Bônus VIP', undefined],
        ['Saque pago', undefined],
      ]),
    )
  })

  it('the inbox can be filtered by kind and by unread messages', async () => {
    const { inbox, tell } = await startWithInboxes()
    await tell()
    const money = await inbox('?kind=MONEY')
    expect(new Set(money.items.map(({ kind }) => kind))).toEqual(new Set(['MONEY']))
    const unread = await inbox('?unread=true')
    expect(unread.items.every(({ isRead }) => !isRead)).toBe(true)
    expect(unread.total).toBe(4)
  })

  it('[MSG-01] unread counts by kind ignore the filter, and one kind can be marked as read', async () => {
    const { inbox, tell, markRead, unread } = await startWithInboxes()
    const before = (await inbox()).unread
    await tell()
    const after = { ...before, MONEY: (before.MONEY ?? 0) + 1 }
    expect((await inbox('?kind=PROMOTION&pageSize=1')).unread).toEqual(after)
    const total = Object.values(after).reduce((sum, count) => sum + count, 0)
    expect(await unread()).toBe(total)
    await markRead({ kind: 'MONEY' })
    expect((await inbox()).unread).toEqual({ ...before, MONEY: 0 })
    expect(await unread()).toBe(total - (after.MONEY ?? 0))
  })

  it('[API-47] a message counts as unread until it is opened', async () => {
    const { unread, tell, open, inbox } = await startWithInboxes()
    const before = Number(await unread())
    const id = await tell()
    expect(await unread()).toBe(before + 1)
    const { answer } = await open(id)
    expect(answer.value).toMatchObject({ body: 'Seu saque foi pago.', isRead: true })
    expect(await unread()).toBe(before)
    expect((await inbox()).items[0]).toMatchObject({ messageId: id, isRead: true })
  })

  it('selected messages or all messages are marked as read', async () => {
    const { inbox, markRead, unread } = await startWithInboxes()
    const [first] = (await inbox('?unread=true')).items
    const left = await markRead({ messageIds: [first?.messageId, 'ms-of-nobody'] })
    expect(left.answer.value).toEqual({ unreadCount: 2 })
    expect((await markRead({})).answer.value).toEqual({ unreadCount: 0 })
    expect(await unread()).toBe(0)
  })

  it('a deleted message disappears at once and is removed for good an hour later', async () => {
    const { tell, remove, restore, open, inbox, markRead, passTime, store } =
      await startWithInboxes()
    const id = await tell()
    const { total } = await inbox()
    expect((await remove(id)).answer.value).toEqual({ unreadCount: 3 })
    expect((await open(id)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
    expect((await inbox()).total).toBe(total - 1)
    await markRead({})
    expect((await store.messages.get(id))?.readAt).toBeNull()
    await passTime(hour)
    expect(await store.messages.get(id)).toBeUndefined()
    expect((await restore(id)).status).toBe(404)
  })

  it('[ACT-42] a restored message is unchanged and is not removed later', async () => {
    const { tell, remove, restore, inbox, unread, passTime } = await startWithInboxes()
    const id = await tell()
    const before = await inbox()
    await remove(id)
    await passTime(hour / 2)
    expect((await restore(id)).answer.value).toEqual({ unreadCount: 4 })
    expect((await restore(id)).answer.value).toEqual({ unreadCount: 4 })
    expect(await inbox()).toEqual(before)
    // The message is deleted again just before the removal job of the first deletion runs. The job
    // must skip it.
    await remove(id)
    await passTime(hour / 2)
    expect((await restore(id)).status).toBe(200)
    await passTime(2 * hour)
    expect(await unread()).toBe(4)
  })

  it("a member can neither open nor delete, restore or mark another member's messages", async () => {
    const { tell, open, remove, restore, markRead, unread, tokenOf } = await startWithInboxes()
    const id = await tell()
    const edu = await tokenOf('edu')
    expect((await open(id, edu)).status).toBe(404)
    expect((await remove(id, edu)).status).toBe(404)
    await remove(id)
    expect((await restore(id, edu)).status).toBe(404)
    await restore(id)
    await markRead({ messageIds: [id] }, edu)
    expect(await unread()).toBe(4)
  })

  it('a trial member has no inbox', async () => {
    const { unread, send, tokenOf } = await startWithInboxes()
    const bruno = await tokenOf('bruno')
    expect(await unread(bruno)).toBeUndefined()
    const { status, answer } = await send('GET /wps/messages', { headers: bruno })
    expect([status, answer.code]).toEqual([403, 'TRIAL_NOT_ALLOWED'])
  })
})
