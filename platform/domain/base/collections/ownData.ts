/** What members have asked for of what the platform keeps of them. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'
import type { TextLanguage } from '../texts/texts.ts'

type Schemas = components['schemas']

/** Where an export has got to. */
export type ExportProgress = {
  /** How many sections are written. */
  sections: number
  /** The last row that was written of the next one; null before its first. */
  after: { id: string; time: number } | null
  /** How many rows of it are written. */
  rows: number
  /** How many parts each file has. */
  parts: number
}

/** The export that a member has asked for last. */
const dataExports = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    status: text<Schemas['DataExport']['status']>(),
    /** The language of the readable file. */
    language: text<TextLanguage>(),
    requestedAt: time(),
    progress: json<ExportProgress>(),
    /** Bytes of the files. */
    jsonSize: integer(),
    htmlSize: integer(),
    readyAt: optional(time()),
    /** When it is thrown away, with its files. */
    expiresAt: time(),
  },
  unique: [['memberId']],
  indexes: [['expiresAt']],
})

/** A piece of a file, whose pieces are in the order of their numbers; `id` names all of it. */
const dataExportParts = defineCollection({
  columns: { id: text(), exportId: text(), content: text(), expiresAt: time() },
  indexes: [['exportId'], ['expiresAt']],
})

/** Who somebody was, as the rules of betting have it kept. */
export type KeptIdentity = {
  /** Fields of the profile by their names. */
  profile: Record<string, string>
  /** Whose account has paid. */
  payer: { document: string; number: string } | null
  payoutAccounts: readonly { keyType: string; key: string; holder: string }[]
}

/** Accounts that were closed; `id` is the member's. Never removed: nobody opens one again. */
const closedAccounts = defineCollection({
  columns: {
    id: text(),
    closedAt: time(),
    /** Until when the law has `kept` kept. */
    keptUntil: time(),
    /** Null since then. */
    kept: optional(json<KeptIdentity>()),
  },
})

export const ownDataCollections = { dataExports, dataExportParts, closedAccounts }
