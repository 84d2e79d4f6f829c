/** Members' notification settings, and notices waiting to be sent. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { boolean, defineCollection, json, optional, text, time } from '../storage/store.ts'
import type { Texts } from '../texts/texts.ts'
import type { MessageKind } from './content.ts'

/** Subjects of notices. A member can switch each subject on or off per channel. */
export type NoticeKind = components['schemas']['NoticeKind']
export type NoticeChannel = components['schemas']['NoticeChannel']

/** Channels other than the inbox. */
export type OutgoingChannel = Exclude<NoticeChannel, 'MESSAGE'>

/** A member's choice for one subject and one channel; `id` combines all three. */
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
 * Notices to send. A row is inserted in the transaction of its cause, so that a rolled-back change
 * sends no notice.
 */
const outgoingNotices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    kind: text<MessageKind>(),
    channel: text<OutgoingChannel>(),
    title: json<Texts>(),
    body: json<Texts>(),
    /** Path of the portal page that a push notification links to; null for other channels. */
    opens: optional(text()),
    createdAt: time(),
  },
  indexes: [['memberId']],
})

/** Push subscription of a member's browser; `id` is the SHA-256 of its endpoint. */
const pushDevices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Session that last registered the subscription; the session may have ended. */
    sessionId: text(),
    endpoint: text(),
    /** Public key and secret for encrypting notifications (RFC 8291), both base64url. */
    p256dh: text(),
    auth: text(),
    keptAt: time(),
  },
  indexes: [['memberId'], ['sessionId'], ['keptAt']],
})

export const noticesCollections = { noticeChoices, outgoingNotices, pushDevices }
