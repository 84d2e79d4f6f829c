/** Members' data exports, and closed accounts. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { TextLanguage } from '../texts/texts.ts'

type Schemas = components['schemas']

export type ExportProgress = {
  /** Number of finished sections. */
  sections: number
  /** Last written row of the current section; null before the first row. */
  after: { id: string; time: number } | null
  /** Number of rows of the current section written so far. */
  rows: number
  /** Number of parts written so far to the JSON file; the HTML file has the same number. */
  parts: number
}

/** The latest data export of a member. */
const dataExports = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    status: text<Schemas['DataExport']['status']>(),
    /** Language of the HTML file. */
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

/** One part of an exported file. `id` combines export, format and part number. */
const dataExportParts = defineCollection({
  columns: { id: text(), exportId: text(), content: text(), expiresAt: time() },
  indexes: [['exportId'], ['expiresAt']],
})

/** Identity data that gambling regulation requires to retain after an account is closed. */
export type KeptIdentity = {
  /** Profile fields by name. */
  profile: Record<string, string>
  /** Holder of the bank account that deposits came from. */
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
    /** End of the legal retention of `kept`. */
    keptUntil: time(),
    /** Identity data; null after `keptUntil`. */
    kept: optional(json<KeptIdentity>()),
  },
})

export const ownDataCollections = { dataExports, dataExportParts, closedAccounts }
