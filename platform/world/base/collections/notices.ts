/** What members want to be told, and what is on its way to them. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { boolean, defineCollection, json, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'
import type { MessageKind } from './content.ts'

/** What a member may be told or not. */
export type NoticeKind = components['schemas']['NoticeKind']
/** What a notice comes by. */
export type NoticeChannel = components['schemas']['NoticeChannel']

/** A choice that a member has made; `id` is member, kind and channel. */
const noticeChoices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    kind: text<NoticeKind>(),
    channel: text<NoticeChannel>(),
    isOn: boolean(),
    changedAt: time(),
  },
  indexes: [['memberId']],
})

/** A notice that waits to be sent by e-mail or sms, so that it leaves only if its cause is stored. */
const outgoingNotices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    kind: text<MessageKind>(),
    channel: text<'EMAIL' | 'SMS'>(),
    title: json<Texts>(),
    body: json<Texts>(),
    createdAt: time(),
  },
  indexes: [['memberId']],
})

export const noticesCollections = { noticeChoices, outgoingNotices }
