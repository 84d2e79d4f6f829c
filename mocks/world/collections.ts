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

/** The publication that waits for its time: one row at most, whose id is `scheduled`. */
const scheduledRules = defineCollection({
  columns: {
    id: text(),
    /** Another one for every draft that is scheduled, so that none is published for another. */
    revision: text(),
    publishAt: time(),
    /** The version that must be live at its time. */
    follows: integer(),
    draft: json<unknown>(),
    author: text(),
    createdAt: time(),
    /** `waiting`, `conflict` or `refused`. */
    state: text(),
    problems: json<unknown>(),
  },
})

/** What operators did; rows are added, never changed or removed. Ids are in the order of time. */
const audit = defineCollection({
  columns: {
    id: text(),
    at: time(),
    operator: text(),
    action: text(),
    version: optional(integer()),
    restoredFrom: optional(integer()),
    note: optional(text()),
    changed: json<string[]>(),
  },
})

/** How many sign-ups of a day had a field filled in with texts of one shape: see `shape.ts`. */
const signUpShapes = defineCollection({
  columns: {
    id: text(),
    /** The beginning of the day, UTC. */
    day: time(),
    method: text(),
    /** Empty in the row that counts the sign-ups themselves. */
    field: text(),
    shape: text(),
    count: integer(),
  },
  indexes: [['day']],
})

/** What became of the registration forms of one hour. */
const formHours = defineCollection({
  columns: {
    id: text(),
    /** The beginning of the hour, UTC. */
    hour: time(),
    opened: integer(),
    registered: integer(),
    /** By the field's name: how many saw it, failed it, left at it. */
    fields: json<Record<string, [seen: number, failed: number, left: number]>>(),
  },
  indexes: [['hour']],
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
  scheduledRules,
  audit,
  signUpShapes,
  formHours,
}

export type Collections = typeof collections
export type WorldStore = Store<Collections>
export type WorldTables = Tables<Collections>
export type MemberRow = RowOf<Collections['members']>
export type RuleVersionRow = RowOf<Collections['ruleVersions']>
export type AuditRow = RowOf<Collections['audit']>
export type ScheduledRulesRow = RowOf<Collections['scheduledRules']>
export type FormHourRow = RowOf<Collections['formHours']>
export type SignUpShapeRow = RowOf<Collections['signUpShapes']>
