import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

export type IdentitySubmission =
  | {
      kind: 'PERSON'
      /** CPF, digits only. */
      number: string
      fullName: string
      /** Date as `1992-02-29`. */
      birthday: string
    }
  | { kind: 'DOCUMENT'; type: 'RG' | 'CNH' | 'PASSPORT'; fileIds: string[] }
  | { kind: 'SELFIE'; fileIds: string[] }

/**
 * A step of a member's identity check; `id` combines member and step. A step without a row was not
 * started.
 */
const identitySteps = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    step: text<'PERSON' | 'DOCUMENT' | 'SELFIE'>(),
    state: text<'UNDER_REVIEW' | 'ACCEPTED' | 'REJECTED' | 'EXPIRED'>(),
    /** Reason of a rejection: a value of type `IdentityReason` of the API. */
    reason: optional(text()),
    submission: json<IdentitySubmission>(),
    /** Number of submissions in the current time window, which starts at `firstAt`. */
    attempts: integer(),
    firstAt: time(),
    submittedAt: time(),
    decidedAt: optional(time()),
    /** Expiry date of the accepted document. */
    expiresAt: optional(time()),
  },
  indexes: [['memberId']],
})

/**
 * Person who owns an account; `id` is the member's id. A person's limits and exclusions cover all
 * of their accounts: see `accounts/limits/personAccounts.ts`.
 */
const personAccounts = defineCollection({
  columns: {
    id: text(),
    /** Keyed hash of the person's document: see `accounts/identity/personId.ts`. */
    personId: text(),
    /**
     * Evidence that the account belongs to the person: a declared CPF, a payment from the person's
     * bank account, or the identity check.
     */
    evidence: text<'DECLARED' | 'PAYMENT' | 'IDENTITY'>(),
    linkedAt: time(),
    /** Time of the closing; null while the account is open. */
    closedAt: optional(time()),
  },
  indexes: [['personId', 'evidence']],
})

export const identityCollections = { identitySteps, personAccounts }
