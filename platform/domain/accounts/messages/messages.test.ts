import { expect, test } from 'vitest'
import { contextForTests } from '../../../server/serverForTests.ts'
import { toldOf } from '../../../server/socket/audience.ts'
import type { DomainEvent } from '../../base/storage/events.ts'
import { changeSettings } from '../account/memberSettings.ts'
import { sendMessage } from './messages.ts'

const text = { pt: 'Seu depósito foi confirmado', en: 'Your deposit was confirmed' }

type Place = Pick<ReturnType<typeof contextForTests>, 'context' | 'store'>

/**
 * Sends a member a message of the kind `MONEY`.
 * @returns the message's id.
 */
const send = ({ context, store }: Place, memberId: string) =>
  store.transaction((tables, announce) =>
    sendMessage(context, tables, announce, {
      memberId,
      kind: 'MONEY',
      title: text,
      body: text,
      opens: undefined,
    }),
  )

test('[MSG-01] a message publishes an event with the unread count to its receiver only', async () => {
  const { context, store } = contextForTests()
  const heard: DomainEvent[] = []
  store.listen((one) => one.kind === 'event' && heard.push(one.event))
  await send({ context, store }, 'm-1')
  await send({ context, store }, 'm-2')
  const last = await send({ context, store }, 'm-1')
  expect(heard.map(toldOf).at(-1)).toEqual({
    name: 'messageReceived',
    data: { messageId: last, title: text.pt, unread: 2 },
    to: { memberId: 'm-1' },
  })
})

test("[MSG-01] the message event contains the title in its receiver's language", async () => {
  const { context, store } = contextForTests()
  const titles: string[] = []
  store.listen((one) => {
    if (one.kind === 'event' && one.event.type === 'messageReceived') titles.push(one.event.title)
  })
  await changeSettings(context, 'm-2', { language: 'en-GB' })
  for (const memberId of ['m-1', 'm-2']) {
    await send({ context, store }, memberId)
  }
  expect(titles).toEqual([text.pt, text.en])
})

test('a message in a transaction that fails is neither stored nor published as an event', async () => {
  const { context, store } = contextForTests()
  const heard: unknown[] = []
  store.listen((one) => heard.push(one))
  const failing = store.transaction(async (tables, announce) => {
    const message = {
      memberId: 'm-1',
      kind: 'SYSTEM',
      title: text,
      body: text,
      opens: undefined,
    } as const
    await sendMessage(context, tables, announce, message)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await store.messages.count()).toBe(0)
  expect(heard).toEqual([])
})
