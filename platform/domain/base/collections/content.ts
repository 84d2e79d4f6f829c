/** Messages to members, and what members send: files and feedback. */
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
    /** Upline who wrote the message; null for a message of the platform. */
    senderId: optional(text()),
    sentAt: time(),
    /** Null while unread. */
    readAt: optional(time()),
    /** Null unless the message is deleted and can still be restored. */
    deletedAt: optional(time()),
    /** Path of the portal's page that the message opens; null without one. */
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
    /** The object the file belongs to; null until a call claims the file. */
    usedFor: optional(text()),
    createdAt: time(),
    /** Time at which the file is removed; null for a claimed file. */
    expiresAt: optional(time()),
  },
  indexes: [['memberId', 'createdAt'], ['expiresAt']],
})

/**
 * Contents of the pictures, in a table of their own so that a lookup of a file does not read them.
 */
const fileContents = defineCollection({
  columns: { id: text(), base64: text(), expiresAt: optional(time()) },
  indexes: [['expiresAt']],
})

const feedback = defineCollection({
  columns: {
    id: text(),
    /** Null for visitors. */
    memberId: optional(text()),
    type: text<components['schemas']['FeedbackType']>(),
    content: text(),
    contact: optional(text()),
    fileIds: json<readonly string[]>(),
    receivedAt: time(),
    status: text<components['schemas']['TicketStatus']>(),
    /** Language of the writer's page, in which the feedback is answered. */
    language: text<TextLanguage>(),
    /** Time of the last message, or of the closing. */
    updatedAt: time(),
  },
  indexes: [['memberId', 'receivedAt'], ['receivedAt']],
})

/** Messages that follow the first one of a member's feedback, from either side. */
const feedbackReplies = defineCollection({
  columns: {
    id: text(),
    feedbackId: text(),
    /** Owner of the ticket, whoever wrote the message. */
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
