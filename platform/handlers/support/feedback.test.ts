import { describe, expect, it } from 'vitest'
import type { components } from '../../../src/api/gen/paths.ts'
import { pngForTests } from '../../../src/lib/pictures/picturesForTests.ts'
import { eraseRows } from '../../domain/people/privacy/closing/erasure.ts'
import { noProviders } from '../../providers.ts'
import { startPlatform } from '../platformForTests.ts'

type Schemas = components['schemas']
type Headers = Record<string, string>

const start = async () => {
  const platform = await startPlatform()
  const { send, store } = platform
  // Removes the seeded feedback of the personas.
  await store.feedbackReplies.remove({})
  await store.feedback.remove({})
  const tokenOf = async (name: string, area: 'member' | 'agent' = 'member') =>
    platform.asMember((await platform.login(name, `portico-${name}-1`, { area })).body.value?.token)
  const ana = await tokenOf('ana')
  const keyed = (headers: Headers, key: string = crypto.randomUUID()) => ({
    ...headers,
    'Idempotency-Key': key,
  })
  const sendFeedback = (feedback: object, headers: Headers = ana, key?: string) =>
    send('PUT /wps/feedback', {
      headers: keyed(headers, key),
      body: { type: 'WITHDRAWAL', content: 'Meu saque não chegou.', ...feedback },
    })
  const upload = async () => {
    const headers = { ...ana, 'Content-Type': 'image/png' }
    const { answer } = await send('POST /wps/files', { headers, body: pngForTests(9, 9) })
    return String(answer.value?.fileId)
  }
  const open = async (more: object = {}) =>
    String((await sendFeedback(more)).answer.value?.feedbackId)
  const list = async (headers: Headers = ana, query = '') => {
    const { answer } = await send('GET /wps/feedback', { headers, query })
    // The cast is safe: the test server validates responses against the API contract.
    return answer.value as unknown as Schemas['TicketList']
  }
  const read = (id: string, headers: Headers = ana) =>
    send('GET /wps/feedback/{feedbackId}', { headers, path: `/wps/feedback/${id}` })
  const ticket = async (id: string) =>
    // The cast is safe: the test server validates responses against the API contract.
    (await read(id)).answer.value as unknown as Schemas['Ticket']
  const reply = (id: string, body: object, headers: Headers = ana, key?: string) =>
    send('POST /wps/feedback/{feedbackId}/replies', {
      headers: keyed(headers, key),
      path: `/wps/feedback/${id}/replies`,
      body,
    })
  const close = (id: string, headers: Headers = ana) =>
    send('POST /wps/feedback/{feedbackId}/close', { headers, path: `/wps/feedback/${id}/close` })
  const more = { ana, tokenOf, sendFeedback, upload, open, list, read, ticket, reply, close }
  return { ...platform, ...more }
}

describe('feedback', () => {
  it('[API-19][MSG-05][MSG-12] feedback is stored and acknowledged in the member’s inbox', async () => {
    const { sendFeedback, store, upload, send, ana } = await start()
    const fileId = await upload()
    const { answer } = await sendFeedback({ contact: 'ana@example.com', fileIds: [fileId] })
    const id = String(answer.value?.feedbackId)
    expect(await store.feedback.get(id)).toMatchObject({
      memberId: 'm-ana',
      type: 'WITHDRAWAL',
      contact: 'ana@example.com',
      fileIds: [fileId],
    })
    const query = '?unread=true&pageSize=1'
    const inbox = await send('GET /wps/messages', { headers: ana, query })
    expect(JSON.stringify(inbox.answer.value)).toContain(id)
  })

  it('[CONST-11][MSG-13] feedback has between 10 and 500 characters, counted as graphemes', async () => {
    const { sendFeedback, send } = await start()
    const form = await send('GET /wps/feedback/types')
    expect(form.answer.value).toMatchObject({ minLength: 10, maxLength: 500 })
    const isTaken = async (content: string) => (await sendFeedback({ content })).answer.success
    expect(await isTaken('a'.repeat(10))).toBe(true)
    expect(await isTaken('👨‍👩‍👧‍👦'.repeat(500))).toBe(true)
    const refused = await sendFeedback({ content: `  ${'a'.repeat(9)}   ` })
    expect(refused.answer).toMatchObject({
      code: 'FIELDS_INVALID',
      value: { fields: [{ field: 'content', reason: 'length' }] },
    })
    expect(await isTaken('a'.repeat(501))).toBe(false)
  })

  it("a visitor's feedback needs a contact, may have no pictures, and gets no reply", async () => {
    const { sendFeedback, upload, store, passTime } = await start()
    const without = await sendFeedback({}, {})
    expect(without.answer.value?.fields).toEqual([{ field: 'contact', reason: 'required' }])
    const contact = '+55 11 98765-4321'
    expect((await sendFeedback({ contact }, {})).answer.success).toBe(true)
    const pictured = await sendFeedback({ contact, fileIds: [await upload()] }, {})
    expect(pictured.answer.code).toBe('FILE_INVALID')
    await passTime(60_000)
    expect(await store.feedbackReplies.count()).toBe(0)
  })

  it("a trial member's feedback needs a contact, like a visitor's", async () => {
    const { sendFeedback, tokenOf, list } = await start()
    const bruno = await tokenOf('bruno')
    const without = await sendFeedback({}, bruno)
    expect(without.answer.value?.fields).toEqual([{ field: 'contact', reason: 'required' }])
    expect((await sendFeedback({ contact: 'b@example.com' }, bruno)).answer.success).toBe(true)
    expect((await list()).total).toBe(0)
  })

  it('feedback with a picture that is already in use is not stored', async () => {
    const { sendFeedback, upload, store } = await start()
    const fileId = await upload()
    await sendFeedback({ fileIds: [fileId] })
    const again = await sendFeedback({ fileIds: [await upload(), fileId] })
    expect(again.answer.code).toBe('FILE_INVALID')
    expect(await store.feedback.count()).toBe(1)
  })

  it('concurrent feedback with the same idempotency key is stored once', async () => {
    const { sendFeedback, store, ana } = await start()
    const key = crypto.randomUUID()
    const answers = await Promise.all([sendFeedback({}, ana, key), sendFeedback({}, ana, key)])
    const ids = answers.map(({ answer }) => answer.value?.feedbackId)
    expect(ids[0]).toBe(ids[1])
    expect(await store.feedback.count()).toBe(1)
  })
})

describe('support ticket', () => {
  it('[MSG-05] a ticket is answered by customer service, with a message in the inbox', async () => {
    const { open, list, ticket, passTime, send, ana } = await start()
    const id = await open({ type: 'COMPLAINT' })
    expect((await list()).items).toMatchObject([
      { feedbackId: id, type: 'COMPLAINT', typeTitle: 'Reclamação', status: 'OPEN' },
    ])
    await passTime(19_000)
    expect((await ticket(id)).status).toBe('OPEN')
    await passTime(1000)
    const { status, messages } = await ticket(id)
    expect(status).toBe('ANSWERED')
    expect(messages.map(({ sender }) => sender)).toEqual(['MEMBER', 'DESK'])
    const inbox = await send('GET /wps/messages', { headers: ana, query: '?pageSize=1' })
    expect(inbox.answer.value?.items).toMatchObject([
      { title: 'Respondemos o seu atendimento', isRead: false },
    ])
  })

  it('a ticket accepts replies and pictures, and is closed after the member writes that the problem is solved', async () => {
    const { open, reply, ticket, passTime, upload } = await start()
    const id = await open()
    await passTime(20_000)
    const fileId = await upload()
    await reply(id, { content: 'Aqui está o extrato.', fileIds: [fileId] })
    expect((await ticket(id)).status).toBe('OPEN')
    await passTime(20_000)
    await reply(id, { content: 'Resolvido!' })
    await passTime(20_000)
    const { status, messages } = await ticket(id)
    expect(status).toBe('CLOSED')
    expect(messages).toHaveLength(6)
    expect(messages[2]).toMatchObject({ sender: 'MEMBER', fileIds: [fileId] })
  })

  it('a closed ticket gets no answer, and a reply opens it again', async () => {
    const { open, close, reply, ticket, passTime } = await start()
    const id = await open()
    const { answer } = await close(id)
    expect(answer.value).toMatchObject({ status: 'CLOSED' })
    await passTime(60_000)
    expect((await ticket(id)).messages).toHaveLength(1)
    expect((await close(id)).answer.value).toEqual(answer.value)
    await reply(id, { content: 'Voltou a acontecer.' })
    expect((await ticket(id)).status).toBe('OPEN')
    await passTime(20_000)
    expect((await ticket(id)).status).toBe('ANSWERED')
  })

  it('a reply to a ticket has 1 to 500 characters, and is added only once if the call is repeated with the same idempotency key', async () => {
    const { open, reply, ticket, ana } = await start()
    const id = await open()
    for (const content of ['  ', '\u200b', 'a'.repeat(501)]) {
      expect((await reply(id, { content })).answer).toMatchObject({
        code: 'FIELDS_INVALID',
        value: { fields: [{ field: 'content', reason: 'length' }] },
      })
    }
    const key = crypto.randomUUID()
    await reply(id, { content: 'ok' }, ana, key)
    await reply(id, { content: 'ok' }, ana, key)
    expect((await ticket(id)).messages).toHaveLength(2)
  })

  it('a reply to a ticket is rejected with a picture that is already in use', async () => {
    const { open, reply, ticket, upload } = await start()
    const fileId = await upload()
    const id = await open({ fileIds: [fileId] })
    const { answer } = await reply(id, { content: 'ok', fileIds: [fileId] })
    expect(answer.code).toBe('FILE_INVALID')
    expect((await ticket(id)).messages).toHaveLength(1)
  })

  it("a member can neither read, answer nor close another member's ticket", async () => {
    const { open, tokenOf, read, reply, close, list, ticket } = await start()
    const id = await open()
    const davi = await tokenOf('davi', 'agent')
    expect((await read(id, davi)).status).toBe(404)
    expect((await reply(id, { content: 'mine' }, davi)).status).toBe(404)
    expect((await close(id, davi)).status).toBe(404)
    expect((await list(davi)).total).toBe(0)
    expect(await ticket(id)).toMatchObject({ status: 'OPEN', messages: [{ sender: 'MEMBER' }] })
  })

  it('tickets are listed in pages, newest first', async () => {
    const { open, list, ana } = await start()
    const ids = [await open(), await open(), await open()]
    const page = await list(ana, '?page=1&pageSize=2')
    expect(page.items.map(({ feedbackId }) => feedbackId)).toEqual([ids[2], ids[1]])
    expect(page.total).toBe(3)
  })

  it('without a support desk, a ticket stays open, and is answered when a desk is available', async () => {
    const { open, context, ticket, passTime } = await start()
    const { providers } = context
    context.providers = noProviders
    const id = await open()
    await passTime(60_000)
    expect((await ticket(id)).status).toBe('OPEN')
    context.providers = providers
    await passTime(3_600_000)
    expect((await ticket(id)).status).toBe('ANSWERED')
  })

  it('a ticket is erased with its replies when its member’s account is closed', async () => {
    const { open, passTime, store } = await start()
    await open()
    await passTime(20_000)
    expect(await store.feedbackReplies.count()).toBe(1)
    await store.transaction((tables) => eraseRows(tables, 'm-ana'))
    expect([await store.feedback.count(), await store.feedbackReplies.count()]).toEqual([0, 0])
  })
})
