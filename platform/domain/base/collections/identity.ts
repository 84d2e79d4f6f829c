import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

export type IdentitySubmission =
  | {
      kind: 'PERSON'
      /** The digits of the CPF. */
      number: string
      fullName: string
      /** Date as `1992-02-29`. */
      birthday: string
    }
  | { kind: 'DOCUMENT'; type: 'RG' | 'CNH' | 'PASSPORT'; fileIds: string[] }
  | { kind: 'SELFIE'; fileIds: string[] }

/**
 * Current state of a step of a member's identity check; `id` combines member and step. A missing
 * row means not started.
 */
const identitySteps = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    step: text<'PERSON' | 'DOCUMENT' | 'SELFIE'>(),
    state: text<'UNDER_REVIEW' | 'ACCEPTED' | 'REJECTED' | 'EXPIRED'>(),
    /** Reason of a rejection: `IdentityReason`. */
    reason: optional(text()),
    submission: json<IdentitySubmission>(),
    /** Number of submissions since `firstAt`. */
    attempts: integer(),
    firstAt: time(),
    submittedAt: time(),
    decidedAt: optional(time()),
    /** Expiry of the accepted document. */
    expiresAt: optional(time()),
  },
  indexes: [['memberId']],
})

/**
 * Person behind an account; `id` is the member's id. Limits, exclusions and their usage apply to
 * the person: `accounts/limits/personAccounts.ts`.
 */
const personAccounts = defineCollection({
  columns: {
    id: text(),
    /** Keyed hash of the person's document: `accounts/identity/personId.ts`. */
    personId: text(),
    /**
     * Evidence that the account belongs to the person: a declared CPF, a payment from the person's
     * bank account, or the identity check.
     */
    evidence: text<'DECLARED' | 'PAYMENT' | 'IDENTITY'>(),
    linkedAt: time(),
    /** Null while the account is open. */
    closedAt: optional(time()),
  },
  indexes: [['personId', 'evidence']],
})

export const identityCollections = { identitySteps, personAccounts }
