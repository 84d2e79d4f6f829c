/** Members' data exports, and closed accounts. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { TextLanguage } from '../texts/texts.ts'

type Schemas = components['schemas']

export type ExportProgress = {
  /** Number of complete sections. */
  sections: number
  /** Last written row of the next section; null before its first row. */
  after: { id: string; time: number } | null
  /** Number of written rows of that section. */
  rows: number
  /** Number of parts of each file. */
  parts: number
}

/** A member's latest export. */
const dataExports = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    status: text<Schemas['DataExport']['status']>(),
    /** Language of the readable file. */
    language: text<TextLanguage>(),
    requestedAt: time(),
    progress: json<ExportProgress>(),
    /** Sizes of the files, in bytes. */
    jsonSize: integer(),
    htmlSize: integer(),
    readyAt: optional(time()),
    /** Time at which the export and its files are removed. */
    expiresAt: time(),
  },
  unique: [['memberId']],
  indexes: [['expiresAt']],
})

/** A part of an exported file; parts sort by their number. `id` combines export, format and number. */
const dataExportParts = defineCollection({
  columns: { id: text(), exportId: text(), content: text(), expiresAt: time() },
  indexes: [['exportId'], ['expiresAt']],
})

/** Identity data that gambling regulation requires after an account is closed. */
export type KeptIdentity = {
  /** Profile fields by name. */
  profile: Record<string, string>
  /** Owner of the bank account that paid. */
  payer: { document: string; number: string } | null
  payoutAccounts: readonly { keyType: string; key: string; holder: string }[]
}

/**
 * Closed accounts; `id` is the member's id. Rows are never removed, since an account cannot be
 * reopened.
 */
const closedAccounts = defineCollection({
  columns: {
    id: text(),
    closedAt: time(),
    /** Time until which the law requires `kept`. */
    keptUntil: time(),
    /** Null after `keptUntil`. */
    kept: optional(json<KeptIdentity>()),
  },
})

export const ownDataCollections = { dataExports, dataExportParts, closedAccounts }
