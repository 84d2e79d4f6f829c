/** Members' notification settings, and notices waiting to be sent. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { boolean, defineCollection, json, optional, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'
import type { MessageKind } from './content.ts'

/** Subjects of notices that a member can switch on or off. */
export type NoticeKind = components['schemas']['NoticeKind']
export type NoticeChannel = components['schemas']['NoticeChannel']

/** Channels that deliver outside the platform. */
export type OutgoingChannel = Exclude<NoticeChannel, 'MESSAGE'>

/** A member's choice; `id` combines member, kind and channel. */
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

/**
 * Outbox of notices: a row is stored with its cause, so that a notice is sent only if the cause is
 * committed.
 */
const outgoingNotices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    kind: text<MessageKind>(),
    channel: text<OutgoingChannel>(),
    title: json<Texts>(),
    body: json<Texts>(),
    /** Path of the portal's page that a push notification opens; null for other channels. */
    opens: optional(text()),
    createdAt: time(),
  },
  indexes: [['memberId']],
})

/** A browser that shows push notifications to a member; `id` is the SHA-256 of its endpoint. */
const pushDevices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Session of the last registration; it may have ended since. */
    sessionId: text(),
    endpoint: text(),
    /** Key and `auth` secret, both base64url, that encrypt notifications (RFC 8291). */
    p256dh: text(),
    auth: text(),
    keptAt: time(),
  },
  indexes: [['memberId'], ['sessionId'], ['keptAt']],
})

export const noticesCollections = { noticeChoices, outgoingNotices, pushDevices }
