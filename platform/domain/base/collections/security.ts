/** Account security and responsible gambling. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { boolean, defineCollection, integer, optional, text, time } from '../storage/store.ts'

type LoginKind = components['schemas']['LoginKind']

/**
 * Settings that a member changed after registration; `id` is the member's id. A member without a
 * row has the default settings.
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
    /**
     * Base32 secret of the authenticator app; set once the member has entered one of the app's
     * codes.
     */
    authenticatorSecret: optional(text()),
    /** Base32 secret offered to the member, not yet confirmed by a code. */
    offeredSecret: optional(text()),
    /** Last 30-second time step whose code was accepted. This code is not accepted again. */
    authenticatorStep: integer(),
    /** True if a login from an unknown IP address needs a second step (LOGIN-30). */
    checksAddress: boolean(),
    /** Minutes between reality checks; 0 for none. */
    realityCheckMinutes: integer(),
    updatedAt: time(),
  },
})

/** IP addresses that a member marked as known; `id` is a hash of member and IP address. */
const knownAddresses = defineCollection({
  columns: { id: text(), memberId: text(), addedAt: time() },
  indexes: [['memberId']],
})

/** Device of a session; `id` is the session's id. */
const devices = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Portal of the login: `member` or `agent`. */
    area: text(),
    ip: text(),
    userAgent: text(),
    seenAt: time(),
    expiresAt: time(),
  },
  indexes: [['memberId'], ['expiresAt']],
})

/** Time of a member's last activity, kept after the session ends; `id` is the member's id. */
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
    /** Looser limit that takes effect at `pendingAt`; null then removes the limit. */
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
    /**
     * End of the exclusion; null for an exclusion without an end. Customer service may lift an
     * exclusion without an end.
     */
    until: optional(time()),
  },
})

/**
 * Time that a member spent online on one day of the market's time zone; `id` combines member and
 * day.
 */
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
    /** First factor of the login; null in rows of earlier versions. */
    kind: optional(text<LoginKind>()),
    attempts: integer(),
    expiresAt: time(),
  },
  indexes: [['memberId'], ['expiresAt']],
})

/**
 * Successful and failed logins of members. Failures of one member with the same kind and reason
 * share one row per hour.
 */
const logins = defineCollection({
  columns: {
    id: text(),
    memberId: text(),
    /** Time of the login; in a row of failures, time of the latest one. */
    at: time(),
    kind: text<LoginKind>(),
    secondStep: optional(text<components['schemas']['SecondStepMethod']>()),
    outcome: text<components['schemas']['LoginOutcome']>(),
    count: integer(),
    area: text<'member' | 'agent'>(),
    browser: text(),
    system: text(),
    /** IP address without its host part. */
    network: text(),
    /**
     * Id of a device that the account knows; null for an unknown device. A successful login makes
     * the device known.
     */
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

/** Accounts at social-login providers; `id` combines the provider and the provider's user id. */
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
