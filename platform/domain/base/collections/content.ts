/** What the platform tells people, and what they send it. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { PictureType } from '../../../../src/lib/pictures/readPicture.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { TextLanguage, Texts } from '../texts/texts.ts'

/** What a message is about. */
export type MessageKind = components['schemas']['MessageKind']

/** A member's inbox; what they delete is gone. */
const messages = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    kind: text<MessageKind>(),
    title: json<Texts>(),
    body: json<Texts>(),
    /** The upline who has written it; null for what the platform tells. */
    senderId: optional(text()),
    sentAt: time(),
    /** Null until they read it. */
    readAt: optional(time()),
    /** Null unless they have deleted it and can still restore it. */
    deletedAt: optional(time()),
    /** The portal's page that it leads to; null where there is none. */
    opens: optional(text()),
  },
  indexes: [
    ['memberId', 'sentAt'],
    ['memberId', 'readAt'],
  ],
})

/** Pictures that members have sent. */
const files = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    mediaType: text<PictureType>(),
    size: integer(),
    width: integer(),
    height: integer(),
    /** What it belongs to; null until a call names it. */
    usedFor: optional(text()),
    createdAt: time(),
    /** When it is thrown away; null for what belongs to something. */
    expiresAt: optional(time()),
  },
  indexes: [['memberId', 'createdAt'], ['expiresAt']],
})

/** What is in those pictures, apart, so that who looks a file up does not read all of it. */
const fileContents = defineCollection({
  columns: { id: text(), base64: text(), expiresAt: optional(time()) },
  indexes: [['expiresAt']],
})

/** What people wrote to the platform. */
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
    /** Of its writer's page, in which it is answered. */
    language: text<TextLanguage>(),
    /** When the last message came, or when it was closed. */
    updatedAt: time(),
  },
  indexes: [['memberId', 'receivedAt'], ['receivedAt']],
})

/** What was written after the first message of a member's feedback, by either side. */
const feedbackReplies = defineCollection({
  columns: {
    id: text(),
    feedbackId: text(),
    /** Whose ticket it is, whoever wrote. */
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
