/** What members want to be told, and what is on its way to them. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { boolean, defineCollection, json, optional, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'
import type { MessageKind } from './content.ts'

/** What a member may be told or not. */
export type NoticeKind = components['schemas']['NoticeKind']
/** What a notice comes by. */
export type NoticeChannel = components['schemas']['NoticeChannel']

/** Channels that leave the platform. */
export type OutgoingChannel = Exclude<NoticeChannel, 'MESSAGE'>

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

/** A notice that waits to leave the platform, so that it does so only if its cause is stored. */
const outgoingNotices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    kind: text<MessageKind>(),
    channel: text<OutgoingChannel>(),
    title: json<Texts>(),
    body: json<Texts>(),
    /** The portal's page that a notification opens; null of other channels. */
    opens: optional(text()),
    createdAt: time(),
  },
  indexes: [['memberId']],
})

/** A browser that shows a member notifications; `id` is the SHA-256 of its endpoint. */
const pushDevices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** The session in which it was kept last, which may be over by its time. */
    sessionId: text(),
    endpoint: text(),
    /** Base64url, as `auth`: what notifications are encrypted with (RFC 8291). */
    p256dh: text(),
    auth: text(),
    keptAt: time(),
  },
  indexes: [['memberId'], ['sessionId'], ['keptAt']],
})

export const noticesCollections = { noticeChoices, outgoingNotices, pushDevices }
