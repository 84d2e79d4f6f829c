/** Every collection of the world. A new column needs a migration in `gateway/migrations`. */
import {
  boolean,
  defineCollection,
  integer,
  json,
  optional,
  type RowOf,
  type Store,
  type Tables,
  text,
  time,
} from './store.ts'

/** People who have an account: members, trial members and agents (spec 3, Member info). */
const members = defineCollection({
  columns: {
    id: text(),
    /** As typed; compared through `usernameKey`, which is case-folded. */
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
    /** All other registration fields, by field name. */
    profile: json<Record<string, string>>(),
    registration: json<{
      method: 'username' | 'mobile'
      registerMethod: string
      registerUrl: string
      domain: string
      referralCode: string
      affiliateCode: string
      rulesVersion: number
    }>(),
    firstTimeLogin: boolean(),
    createdAt: time(),
    passwordChangedAt: time(),
  },
  unique: [['usernameKey'], ['countryDialingCode', 'mobileNum']],
})

/** A player's session; `id` is the SHA-256 of the token, which is never stored. */
const sessions = defineCollection({
  columns: { id: text(), memberId: text(), createdAt: time(), expiresAt: time() },
  indexes: [['memberId'], ['expiresAt']],
})

/** A wallet per member. `balance` is in minor units of `currency`. */
const wallets = defineCollection({
  columns: { id: text(), currency: text(), balance: integer(), updatedAt: time() },
})

const operators = defineCollection({
  columns: {
    id: text(),
    passwordHash: text(),
    failures: integer(),
    lockedUntil: optional(time()),
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

/** Every published version of the registration rules, never changed after it is stored. */
const ruleVersions = defineCollection({
  columns: {
    id: text(),
    version: integer(),
    /** The rules as the operator's calls show them, samples and verdicts included. */
    rules: json<unknown>(),
    author: text(),
    note: text(),
    restoredFrom: optional(integer()),
    createdAt: time(),
  },
  unique: [['version']],
})

const captchas = defineCollection({
  columns: { id: text(), solution: text(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/** `id` is purpose, dialing code and number: one live code for each. */
const smsCodes = defineCollection({
  columns: {
    id: text(),
    code: text(),
    attempts: integer(),
    sentAt: time(),
    expiresAt: time(),
  },
  indexes: [['expiresAt']],
})

/** First answers to requests that carry an idempotency key; `id` is actor and key. */
const idempotency = defineCollection({
  columns: {
    id: text(),
    bodyHash: text(),
    result: json<unknown>(),
    createdAt: time(),
  },
  indexes: [['createdAt']],
})

/** Nonces of encrypted payloads that were accepted, kept as long as their time stays valid. */
const nonces = defineCollection({
  columns: { id: text(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/** Calls counted per route and caller in the running window. */
const rateWindows = defineCollection({
  columns: { id: text(), count: integer(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/** Named values of the platform: status, whitelabel flags, encryption keys. */
const settings = defineCollection({
  columns: { id: text(), value: json<unknown>(), updatedAt: time() },
})

export const collections = {
  members,
  sessions,
  wallets,
  operators,
  operatorSessions,
  ruleVersions,
  captchas,
  smsCodes,
  idempotency,
  nonces,
  rateWindows,
  settings,
}

export type Collections = typeof collections
export type WorldStore = Store<Collections>
export type WorldTables = Tables<Collections>
export type MemberRow = RowOf<Collections['members']>
export type RuleVersionRow = RowOf<Collections['ruleVersions']>
