/** What the platform tells people, and what they send it. */
import { defineCollection, json, optional, text, time } from '../store.ts'
import type { Texts } from '../texts.ts'

/** A member's inbox; what she deletes is gone. */
const messages = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** What it is about: `MessageKind`. */
    kind: text(),
    title: json<Texts>(),
    body: json<Texts>(),
    sentAt: time(),
    /** Null until she reads it. */
    readAt: optional(time()),
  },
  indexes: [
    ['memberId', 'sentAt'],
    ['memberId', 'readAt'],
  ],
})

export const contentCollections = { messages }
