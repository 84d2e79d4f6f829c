/** How members keep their accounts and their play in hand. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { boolean, defineCollection, integer, optional, text, time } from '../storage/store.ts'

type LoginKind = components['schemas']['LoginKind']

/**
 * What a member has set up besides what they registered with; `id` is theirs. No row: nothing yet.
 */
const memberSettings = defineCollection({
  columns: {
    id: text(),
    /** BCP 47; null until they have chosen one (API-69). */
    language: optional(text()),
    /** The avatar that they chose. */
    icon: optional(text()),
    paymentPasswordHash: optional(text()),
    /** A password by e-mail: good once, until its time. */
    temporaryHash: optional(text()),
    temporaryUntil: optional(time()),
    /** Base32 secret of their authenticator app, once a code has proven it. */
    authenticatorSecret: optional(text()),
    /** One that no code has proven yet. */
    offeredSecret: optional(text()),
    /** The last step of 30 seconds whose code was taken, so that none is taken twice. */
    authenticatorStep: integer(),
    /** Whether a login from an address that is not theirs needs a second step (LOGIN-30). */
    checksAddress: boolean(),
    /** Minutes between reality checks; 0 for none. */
    realityCheckMinutes: integer(),
    updatedAt: time(),
  },
})

/** Addresses that a member has called theirs; `id` is a hash of member and address. */
const knownAddresses = defineCollection({
  columns: { id: text(), memberId: text(), addedAt: time() },
  indexes: [['memberId']],
})

/** What a session is used from; `id` is the session's. */
const devices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Where it was opened: the members' portal or the agents'. */
    area: text(),
    ip: text(),
    userAgent: text(),
    seenAt: time(),
    expiresAt: time(),
  },
  indexes: [['memberId'], ['expiresAt']],
})

/** When a member was here last; `id` is theirs. It outlasts their sessions. */
const presences = defineCollection({ columns: { id: text(), seenAt: time() } })

/** A limit that a member has set themselves; `id` is member, kind and period. */
const playerLimits = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    kind: text(),
    period: text(),
    /** Minor units, for time minutes; null when there is none. */
    amount: optional(integer()),
    /** A looser one waits until `pendingAt`; `pendingAmount` null takes the limit away. */
    pendingAmount: optional(integer()),
    pendingAt: optional(time()),
    changedAt: time(),
  },
  indexes: [['memberId']],
})

/** Members who may not come in for a while, by their own wish; `id` is the member's. */
const exclusions = defineCollection({
  columns: {
    id: text(),
    kind: text(),
    since: time(),
    /** Null: until customer service lifts it. */
    until: optional(time()),
  },
})

/** How long a member was here on a day of the market; `id` is member and day. */
const playDays = defineCollection({
  columns: { id: text(), memberId: text(), day: time(), milliseconds: integer() },
  indexes: [['memberId', 'day'], ['day']],
})

/**
 * Codes that stand in for a member's authenticator, each once; `id` is a hash of the member and the
 * code.
 */
const recoveryCodes = defineCollection({
  columns: { id: text(), memberId: text(), createdAt: time() },
  indexes: [['memberId']],
})

/** Logins that wait for their second step; `id` is the hash of the ticket. */
const secondSteps = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    area: text(),
    /** What was proven before; null in rows from before it was kept. */
    kind: optional(text<LoginKind>()),
    attempts: integer(),
    expiresAt: time(),
  },
  indexes: [['memberId'], ['expiresAt']],
})

/**
 * Log-ins of members, and attempts at their accounts. Failures for one reason are one row an hour,
 * whose `id` is made of member, hour, kind and reason.
 */
const logins = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Of several the last. */
    at: time(),
    kind: text<LoginKind>(),
    secondStep: optional(text<components['schemas']['SecondStepMethod']>()),
    outcome: text<components['schemas']['LoginOutcome']>(),
    count: integer(),
    area: text<'member' | 'agent'>(),
    browser: text(),
    system: text(),
    /** Without the host. */
    network: text(),
    /** The device that the account knew, or knows from then on. */
    deviceId: optional(text()),
    sessionId: optional(text()),
  },
  indexes: [['memberId', 'at'], ['memberId', 'network'], ['at']],
})

/** Ways to a provider and back; `id` is the hash of the ticket in the address. */
const socialTickets = defineCollection({
  columns: { id: text(), provider: text(), next: text(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/** Accounts at log-in providers; `id` is the provider and its name of the person. */
const socialAccounts = defineCollection({
  columns: { id: text(), memberId: text(), createdAt: time() },
  indexes: [['memberId']],
})

export const securityCollections = {
  memberSettings,
  knownAddresses,
  devices,
  presences,
  playerLimits,
  exclusions,
  playDays,
  recoveryCodes,
  secondSteps,
  logins,
  socialTickets,
  socialAccounts,
}
