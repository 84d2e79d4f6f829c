/**
 * The versions of the registration rules: which is live, what it was made of, and how it is
 * published.
 */
import type { components } from '../../../../src/api/gen/paths.ts'
import { CHECKER } from '../../../../src/lib/patterns/classifyPattern.ts'
import { playerRule } from '../../../../src/lib/playerRule.ts'
import type {
  DomainStore,
  DomainTables,
  RuleVersionRow,
} from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { provenPatterns } from '../../base/patterns/provenPatterns.ts'
import type { Announce } from '../../base/storage/events.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import type { FieldRule, RegistrationRules } from './registrationFields.ts'

type Schemas = components['schemas']
export type RulesDraft = Schemas['RegistrationRulesDraft']
export type FieldVerdict = Schemas['PatternVerdict']

/** What a version keeps: the operator's draft, and what was found out about its patterns. */
type StoredRules = {
  draft: RulesDraft
  verdicts: FieldVerdict[]
  /** The check that came to the verdicts; older versions do not name it. */
  checker?: string
}

// Only `storeVersion` writes the column.
const storedRules = (row: RuleVersionRow) => row.rules as StoredRules

/** The live version of each store, until another is published. */
const live = new WeakMap<DomainStore, Promise<RuleVersionRow>>()

const newest = { orderBy: { column: 'version', direction: 'descending' }, limit: 1 } as const

async function readLive(tables: Pick<DomainTables, 'ruleVersions'>): Promise<RuleVersionRow> {
  const [row] = await tables.ruleVersions.find(newest)
  if (!row) throw new Error('The platform has no registration rules: it was not seeded')
  return row
}

/** The version in force, read once per process until it changes. */
export function liveVersion({ store }: Pick<Context, 'store'>): Promise<RuleVersionRow> {
  const known = live.get(store)
  if (known) return known
  const reading = readLive(store)
  live.set(store, reading)
  reading.catch(() => live.get(store) === reading && live.delete(store))
  return reading
}

/** The version in force as the store has it now, of whatever process. */
export function freshVersion(context: Pick<Context, 'store'>): Promise<RuleVersionRow> {
  forgetLiveVersion(context)
  return liveVersion(context)
}

/**
 * Makes the next call read the live version again: somebody else published, or the domain was
 * replaced.
 */
export function forgetLiveVersion({ store }: Pick<Context, 'store'>): void {
  live.delete(store)
}

/** The entity tag of a version. */
export const tagOf = ({ version }: Pick<RuleVersionRow, 'version'>): string => `"${version}"`

/**
 * Whether a tag is among those of an `If-Match` or `If-None-Match` header. Proxies that compress an
 * answer mark its tag as weak, which names the same version here.
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}

/** The rules as a player's form gets them. */
export function rulesForPlayers(row: RuleVersionRow): RegistrationRules {
  const { draft, verdicts, checker } = storedRules(row)
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.field, verdict]))
  const fields = draft.fields.map((rule): FieldRule => {
    // An older check may have been mistaken: without a verdict the pattern runs apart.
    const isTrusted = checker === CHECKER || provenPatterns.has(rule.acceptedPattern)
    return playerRule(rule, isTrusted ? verdictOf.get(rule.name) : undefined)
  })
  return { version: row.version, minimumAge: draft.minimumAge, fields }
}

/** The rules that registrations are held against now. */
export const liveRules = async (context: Pick<Context, 'store'>): Promise<RegistrationRules> =>
  rulesForPlayers(await liveVersion(context))

/** A version as operators see it. */
export function rulesForOperators(row: RuleVersionRow): Schemas['PublishedRules'] {
  const { draft, verdicts } = storedRules(row)
  const { fieldCount: _, ...summary } = summaryOf(row)
  return { ...summary, draft, verdicts }
}

/** A version as a line of the history. */
export function summaryOf(row: RuleVersionRow): Schemas['VersionSummary'] {
  const { version, author, note, createdAt, restoredFrom } = row
  return {
    version,
    author,
    note,
    createdAt: new Date(createdAt).toISOString(),
    ...(restoredFrom !== null && { restoredFrom }),
    fieldCount: storedRules(row).draft.fields.length,
  }
}

/** A version by its number; undefined when there is no such version. */
export async function findVersion(
  { store }: Pick<Context, 'store'>,
  version: number,
): Promise<RuleVersionRow | undefined> {
  const [row] = await store.ruleVersions.find({ where: { version }, limit: 1 })
  return row
}

/** The draft that a version was published from. */
export const draftOf = (row: RuleVersionRow): RulesDraft => storedRules(row).draft

/** The newest version as a transaction sees it. */
export const newestVersion = (tables: Pick<DomainTables, 'ruleVersions'>) => readLive(tables)

export type Publication = {
  draft: RulesDraft
  verdicts: FieldVerdict[]
  author: string
  restoredFrom: number | null
  /** Whether the version that is live now may be followed by this one. */
  follows(live: RuleVersionRow | undefined): boolean
  /** What else is written in the same transaction; what it throws undoes the publication. */
  also?(tables: DomainTables, version: RuleVersionRow): Promise<void>
}

/**
 * Stores the next version, and tells everybody. Versions only grow and are never changed.
 * @returns the new version, or `conflict` when another one was published meanwhile.
 */
export async function storeVersion(
  context: Context,
  publication: Publication,
): Promise<RuleVersionRow | 'conflict'> {
  const { draft, verdicts, author, restoredFrom, follows, also } = publication
  const write = async (tables: DomainTables, announce: Announce) => {
    const { ruleVersions } = tables
    const [before] = await ruleVersions.find(newest)
    if (!follows(before)) return 'conflict'
    const version = (before?.version ?? 0) + 1
    const note = draft.note ?? ''
    const rules: StoredRules = { draft, verdicts, checker: CHECKER }
    const createdAt = context.now()
    const row = { id: `rules-${version}`, version, rules, author, note, restoredFrom, createdAt }
    await ruleVersions.insert(row)
    await also?.(tables, row)
    announce({ type: 'registrationRulesChanged', version })
    return row
  }
  const stored = await context.store.transaction(write).catch((error: unknown) => {
    // Another instance took the number.
    if (error instanceof DuplicateError && error.collection === 'ruleVersions')
      return 'conflict' as const
    throw error
  })
  forgetLiveVersion(context)
  return stored
}
