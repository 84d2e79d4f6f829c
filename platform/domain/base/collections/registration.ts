/** Rules and statistics of the registration form. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** All published versions of the registration rules; rows never change. */
const ruleVersions = defineCollection({
  columns: {
    id: text(),
    version: integer(),
    /** Rules in the form that the operator API returns, with samples and verdicts. */
    rules: json<unknown>(),
    author: text(),
    note: text(),
    restoredFrom: optional(integer()),
    createdAt: time(),
  },
  unique: [['version']],
})

/** The scheduled publication: at most one row, whose id is `scheduled`. */
const scheduledRules = defineCollection({
  columns: {
    id: text(),
    /** Unique to each scheduled draft, so that no other draft is published in its place. */
    revision: text(),
    publishAt: time(),
    /** Version that must be live at the time of publication. */
    follows: integer(),
    draft: json<unknown>(),
    /** Number of recent sign-ups the draft would refuse, as confirmed by the operator. */
    confirmedRefusals: optional(integer()),
    author: text(),
    createdAt: time(),
    /** `waiting`, `conflict` or `refused`. */
    state: text(),
    problems: json<unknown>(),
  },
})

/** Number of sign-ups per day whose field has a text of one shape: see `shape.ts`. */
const signUpShapes = defineCollection({
  columns: {
    id: text(),
    /** Start of the day, UTC. */
    day: time(),
    method: text(),
    /** Empty in the row that counts all sign-ups. */
    field: text(),
    shape: text(),
    count: integer(),
  },
  indexes: [['day']],
})

/** Outcomes of registration forms in one hour. */
const formHours = defineCollection({
  columns: {
    id: text(),
    /** Start of the hour, UTC. */
    hour: time(),
    opened: integer(),
    registered: integer(),
    /**
     * Counts by field name: forms that showed the field, failed at it, were left at it; and values
     * accepted unchecked, which older rows lack.
     */
    fields:
      json<Record<string, [seen: number, failed: number, left: number, unchecked?: number]>>(),
  },
  indexes: [['hour']],
})

/** Results of pattern checks, stored so that a restart does not repeat them. */
const patternVerdicts = defineCollection({
  columns: {
    /** Digest of checker, dialect and pattern. */
    id: text(),
    /** Checker that gave the verdict; another checker may give another. */
    checker: text(),
    dialect: text(),
    pattern: text(),
    verdict: json<unknown>(),
    checkedAt: time(),
  },
  indexes: [['checkedAt']],
})

export const registrationCollections = {
  ruleVersions,
  scheduledRules,
  signUpShapes,
  formHours,
  patternVerdicts,
}
