/** Rules and statistics of the registration form. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

/** All published versions of the registration rules; rows never change. */
const ruleVersions = defineCollection({
  columns: {
    id: text(),
    version: integer(),
    /** Rules as the operator API returns them, with samples and check results of the patterns. */
    rules: json<unknown>(),
    author: text(),
    note: text(),
    restoredFrom: optional(integer()),
    createdAt: time(),
  },
  unique: [['version']],
})

/** The scheduled publication of rules: at most one row, whose id is `scheduled`. */
const scheduledRules = defineCollection({
  columns: {
    id: text(),
    /** Random id of the draft; the publication job publishes only the draft it was planned for. */
    revision: text(),
    publishAt: time(),
    /** Version on which the draft is based; it must still be the live version at publication. */
    follows: integer(),
    draft: json<unknown>(),
    /** Number of recent sign-ups that the draft would refuse, as confirmed by the operator. */
    confirmedRefusals: optional(integer()),
    author: text(),
    createdAt: time(),
    /** `waiting`, `conflict` or `refused`. */
    state: text(),
    problems: json<unknown>(),
  },
})

/**
 * Number of sign-ups per day, method, field and shape of the field's text: see
 * `accounts/registration/textShape.ts`.
 */
const signUpShapes = defineCollection({
  columns: {
    id: text(),
    /** Start of the day, UTC. */
    day: time(),
    method: text(),
    /** Name of the field. A row with an empty name counts all sign-ups of the day and method. */
    field: text(),
    shape: text(),
    count: integer(),
  },
  indexes: [['day']],
})

/** Numbers of registration forms opened and completed in one hour. */
const formHours = defineCollection({
  columns: {
    id: text(),
    /** Start of the hour, UTC. */
    hour: time(),
    opened: integer(),
    registered: integer(),
    /**
     * Counts by field name: forms in which the player saw the field, failed at it, or left the form
     * at it; and values accepted without a check. Older rows lack the last count.
     */
    fields:
      json<Record<string, [seen: number, failed: number, left: number, unchecked?: number]>>(),
  },
  indexes: [['hour']],
})

/** Results of pattern checks, stored so that a restart does not repeat the checks. */
const patternVerdicts = defineCollection({
  columns: {
    /** Hash of checker, dialect and pattern. */
    id: text(),
    /** Version of the checker; other versions may have other results. */
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
