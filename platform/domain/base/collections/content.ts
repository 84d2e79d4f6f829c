/** Messages to members, and files and feedback from members. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { PictureType } from '../../../../src/lib/pictures/readPicture.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { TextLanguage, Texts } from '../texts/texts.ts'

export type MessageKind = components['schemas']['MessageKind']

/** A member's inbox; deleted messages can be restored for a while. */
const messages = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    kind: text<MessageKind>(),
    title: json<Texts>(),
    body: json<Texts>(),
    /** Upline who wrote the message; null if the platform did. */
    senderId: optional(text()),
    sentAt: time(),
    /** Time of reading; null while the item is unread. */
    readAt: optional(time()),
    /** Time of the deletion; null unless the message is deleted and can still be restored. */
    deletedAt: optional(time()),
    /** Path of the portal page that the message links to; null without a link. */
    opens: optional(text()),
  },
  indexes: [
    ['memberId', 'sentAt'],
    ['memberId', 'readAt'],
  ],
})

/** Pictures uploaded by members. */
const files = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    mediaType: text<PictureType>(),
    size: integer(),
    width: integer(),
    height: integer(),
    /** Object that uses the file, such as `feedback/fb-…`; null until a call claims the file. */
    usedFor: optional(text()),
    createdAt: time(),
    /** Time at which the file is removed; null for a claimed file. */
    expiresAt: optional(time()),
  },
  indexes: [['memberId', 'createdAt'], ['expiresAt']],
})

/**
 * Contents of uploaded pictures, in a separate table so that a query of `files` does not read them.
 */
const fileContents = defineCollection({
  columns: { id: text(), base64: text(), expiresAt: optional(time()) },
  indexes: [['expiresAt']],
})

const feedback = defineCollection({
  columns: {
    id: text(),
    /** Id of the member; null for a visitor. */
    memberId: optional(text()),
    type: text<components['schemas']['FeedbackType']>(),
    content: text(),
    contact: optional(text()),
    fileIds: json<readonly string[]>(),
    receivedAt: time(),
    status: text<components['schemas']['TicketStatus']>(),
    /** Language of the page on which the feedback was written; replies use the same language. */
    language: text<TextLanguage>(),
    /** Time of the last message, or of the closing of the ticket. */
    updatedAt: time(),
  },
  indexes: [['memberId', 'receivedAt'], ['receivedAt']],
})

/** Messages of a feedback ticket after the first one, by the member or by customer service. */
const feedbackReplies = defineCollection({
  columns: {
    id: text(),
    feedbackId: text(),
    /** Member who owns the ticket, even if customer service wrote the message. */
    memberId: text(),
    sender: text<components['schemas']['TicketSender']>(),
    content: text(),
    fileIds: json<readonly string[]>(),
    sentAt: time(),
  },
  indexes: [
    ['feedbackId', 'sentAt'],
    ['memberId', 'sentAt'],
  ],
})

export const contentCollections = { messages, files, fileContents, feedback, feedbackReplies }
