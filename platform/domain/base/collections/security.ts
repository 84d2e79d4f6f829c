/** Account security and responsible gambling. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { boolean, defineCollection, integer, optional, text, time } from '../storage/store.ts'

type LoginKind = components['schemas']['LoginKind']

/**
 * Settings that a member made after registration; `id` is the member's id. A missing row means
 * defaults.
 */
const memberSettings = defineCollection({
  columns: {
    id: text(),
    /** BCP 47 tag; null until the member chooses one (API-69). */
    language: optional(text()),
    /** Chosen avatar. */
    icon: optional(text()),
    paymentPasswordHash: optional(text()),
    /** Temporary password sent by e-mail; valid once, until `temporaryUntil`. */
    temporaryHash: optional(text()),
    temporaryUntil: optional(time()),
    /** Base32 secret of the authenticator app, after a code confirmed it. */
    authenticatorSecret: optional(text()),
    /** Secret that no code has confirmed yet. */
    offeredSecret: optional(text()),
    /** Last 30-second time step with an accepted code, so that no code is accepted twice. */
    authenticatorStep: integer(),
    /** True if a login from an unknown address needs a second step (LOGIN-30). */
    checksAddress: boolean(),
    /** Minutes between reality checks; 0 for none. */
    realityCheckMinutes: integer(),
    updatedAt: time(),
  },
})

/** Addresses that a member marked as known; `id` is a hash of member and address. */
const knownAddresses = defineCollection({
  columns: { id: text(), memberId: text(), addedAt: time() },
  indexes: [['memberId']],
})

/** Device of a session; `id` is the session's id. */
const devices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Area of the login: the members' or the agents' portal. */
    area: text(),
    ip: text(),
    userAgent: text(),
    seenAt: time(),
    expiresAt: time(),
  },
  indexes: [['memberId'], ['expiresAt']],
})

/** Time of a member's last activity; `id` is the member's id. Survives sessions. */
const presences = defineCollection({ columns: { id: text(), seenAt: time() } })

/** A limit that a member set for themselves; `id` combines member, kind and period. */
const playerLimits = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    kind: text(),
    period: text(),
    /** Minor units, or minutes for time limits; null without a limit. */
    amount: optional(integer()),
    /**
     * A looser limit takes effect at `pendingAt`; a null `pendingAmount` then removes the limit.
     */
    pendingAmount: optional(integer()),
    pendingAt: optional(time()),
    changedAt: time(),
  },
  indexes: [['memberId']],
})

/** Self-exclusions; `id` is the member's id. */
const exclusions = defineCollection({
  columns: {
    id: text(),
    kind: text(),
    since: time(),
    /** Null until customer service lifts the exclusion. */
    until: optional(time()),
  },
})

/** Time that a member spent online on one of the market's days; `id` combines member and day. */
const playDays = defineCollection({
  columns: { id: text(), memberId: text(), day: time(), milliseconds: integer() },
  indexes: [['memberId', 'day'], ['day']],
})

/** Single-use recovery codes in place of the authenticator; `id` is a hash of member and code. */
const recoveryCodes = defineCollection({
  columns: { id: text(), memberId: text(), createdAt: time() },
  indexes: [['memberId']],
})

/** Logins that wait for a second step; `id` is the hash of the ticket. */
const secondSteps = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    area: text(),
    /** First factor of the login; null in rows older than the column. */
    kind: optional(text<LoginKind>()),
    attempts: integer(),
    expiresAt: time(),
  },
  indexes: [['memberId'], ['expiresAt']],
})

/**
 * Successful and failed logins of members. Failures for one reason share one row an hour; its `id`
 * combines member, hour, kind and reason.
 */
const logins = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Time of the latest, for a row of several failures. */
    at: time(),
    kind: text<LoginKind>(),
    secondStep: optional(text<components['schemas']['SecondStepMethod']>()),
    outcome: text<components['schemas']['LoginOutcome']>(),
    count: integer(),
    area: text<'member' | 'agent'>(),
    browser: text(),
    system: text(),
    /** Network address without the host part. */
    network: text(),
    /** Device that the account knew before the login or knows since. */
    deviceId: optional(text()),
    sessionId: optional(text()),
  },
  indexes: [['memberId', 'at'], ['memberId', 'network'], ['at']],
})

/** Social logins in progress; `id` is the hash of the ticket in the URL. */
const socialTickets = defineCollection({
  columns: { id: text(), provider: text(), next: text(), expiresAt: time() },
  indexes: [['expiresAt']],
})

/** Accounts at social-login providers; `id` combines the provider and its user id. */
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
