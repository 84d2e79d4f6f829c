/** The rules of the registration form, and what became of forms. */
import { defineCollection, integer, json, optional, text, time } from '../storage/store.ts'

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
    /** Number of refused recent sign-ups that the operator confirmed. */
    confirmedRefusals: optional(integer()),
    author: text(),
    createdAt: time(),
    /** `waiting`, `conflict` or `refused`. */
    state: text(),
    problems: json<unknown>(),
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
    /**
     * By the field's name: how many saw it, failed it, left at it; and of how many the value was
     * taken unchecked, which older rows do not tell.
     */
    fields:
      json<Record<string, [seen: number, failed: number, left: number, unchecked?: number]>>(),
  },
  indexes: [['hour']],
})

/** What was found out about a pattern, so that it is checked once and not again after a restart. */
const patternVerdicts = defineCollection({
  columns: {
    /** A digest of checker, dialect and pattern. */
    id: text(),
    /** The check that was made; another one may come to another verdict. */
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
