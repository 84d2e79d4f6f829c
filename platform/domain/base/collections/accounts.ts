/** Members, operators and their sessions. */
import { boolean, defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** Accounts: members, trial members and agents. */
const members = defineCollection({
  columns: {
    id: text(),
    /** Spelling at registration; `usernameKey` is the case-folded form used for comparison. */
    username: text(),
    usernameKey: text(),
    passwordHash: text(),
    /** Account type: agents 1, 2, 41, 42; trial 4 (ROLE-16). */
    type: integer(),
    nickname: text(),
    currency: text(),
    countryDialingCode: optional(text()),
    /** Digits only, without the dialing code. */
    mobileNum: optional(text()),
    email: optional(text()),
    /** Values of all other registration fields, by field name. */
    profile: json<Record<string, string>>(),
    registration: json<{
      method: 'username' | 'mobile'
      registerMethod: string
      registerUrl: string
      domain: string
      referralCode: string
      affiliateCode: string
      rulesVersion: number
      /** Fields with values that were accepted because the check of their pattern timed out. */
      uncheckedFields?: string[]
      /**
       * Fields that the member was asked for after registration (FORM-05), whether answered or not.
       */
      askedFields?: string[]
    }>(),
    firstTimeLogin: boolean(),
    createdAt: time(),
    passwordChangedAt: time(),
  },
  unique: [['usernameKey'], ['countryDialingCode', 'mobileNum']],
  // Index for logins without a dialing code.
  indexes: [['mobileNum']],
})

/** A player's session; `id` is the SHA-256 of the token. The token itself is never stored. */
const sessions = defineCollection({
  columns: { id: text(), memberId: text(), createdAt: time(), expiresAt: time() },
  indexes: [['memberId'], ['expiresAt']],
})

const operators = defineCollection({
  columns: {
    id: text(),
    passwordHash: text(),
  },
})

/** An operator's session; `id` is the SHA-256 of the cookie's value. */
const operatorSessions = defineCollection({
  columns: {
    id: text(),
    operator: text(),
    csrfToken: text(),
    createdAt: time(),
    expiresAt: time(),
  },
  indexes: [['expiresAt']],
})

export const accountsCollections = { members, sessions, operators, operatorSessions }
