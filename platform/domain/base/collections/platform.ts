/** Platform settings and their audit log. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** Named settings, such as the platform settings and encryption keys. */
const settings = defineCollection({
  columns: { id: text(), value: json<unknown>(), updatedAt: time() },
})

/** Actions of operators; rows are added, never changed or removed. Ids sort by time. */
const audit = defineCollection({
  columns: {
    id: text(),
    at: time(),
    operator: text(),
    action: text(),
    version: optional(integer()),
    restoredFrom: optional(integer()),
    note: optional(text()),
    /** IP address of a failed sign-in; null for other actions. */
    address: optional(text()),
    changed: json<string[]>(),
  },
  indexes: [['operator', 'action', 'at']],
})

export const platformCollections = { settings, audit }
