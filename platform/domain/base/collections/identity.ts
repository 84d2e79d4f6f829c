/** What members have shown of who they are. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** What was sent for a step. */
export type IdentitySubmission =
  | {
      kind: 'PERSON'
      /** The digits of the CPF. */
      number: string
      fullName: string
      /** As `1992-02-29`. */
      birthday: string
    }
  | { kind: 'DOCUMENT'; type: 'RG' | 'CNH' | 'PASSPORT'; fileIds: string[] }
  | { kind: 'SELFIE'; fileIds: string[] }

/** A step of a member's identity check as it stands; `id` is member and step. No row: not begun. */
const identitySteps = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    step: text<'PERSON' | 'DOCUMENT' | 'SELFIE'>(),
    state: text<'UNDER_REVIEW' | 'ACCEPTED' | 'REJECTED' | 'EXPIRED'>(),
    /** Why it was rejected: `IdentityReason`. */
    reason: optional(text()),
    submission: json<IdentitySubmission>(),
    /** How often it was sent since `firstAt`. */
    attempts: integer(),
    firstAt: time(),
    submittedAt: time(),
    decidedAt: optional(time()),
    /** When the document that was accepted ends. */
    expiresAt: optional(time()),
  },
  indexes: [['memberId']],
})

/**
 * The person that an account is of; `id` is the member's. Limits, exclusions and what is used of
 * them follow the person: `accounts/limits/personAccounts.ts`.
 */
const personAccounts = defineCollection({
  columns: {
    id: text(),
    /** Keyed hash of the person's document: `accounts/identity/personId.ts`. */
    personId: text(),
    /**
     * How the account is known to be the person's: by their CPF alone, by a payment from a bank
     * account of theirs, or by the identity check.
     */
    evidence: text<'DECLARED' | 'PAYMENT' | 'IDENTITY'>(),
    linkedAt: time(),
    /** Null while the account is open. */
    closedAt: optional(time()),
  },
  indexes: [['personId', 'evidence']],
})

export const identityCollections = { identitySteps, personAccounts }
