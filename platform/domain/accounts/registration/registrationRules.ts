/** Versions of the registration rules: storage, cache and publication. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { CHECKER } from '../../../../src/lib/patterns/classifyPattern.ts'
import { playerRule } from '../../../../src/lib/playerRule.ts'
import { inFormOrder } from '../../../../src/lib/registration/formOrder.ts'
import type {
  DomainStore,
  DomainTables,
  RuleVersionRow,
} from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { provenPatterns } from '../../base/patterns/provenPatterns.ts'
import { withRulesAge } from '../../base/platform/markets.ts'
import { decidePlatformWith } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import type { FieldRule, RegistrationRules } from './registrationFields.ts'

type Schemas = components['schemas']
export type RulesDraft = Schemas['RegistrationRulesDraft']
export type FieldVerdict = Schemas['PatternVerdict']

/** Content of `rules` in a row: the operator's draft, and the check results of its patterns. */
type StoredRules = {
  draft: RulesDraft
  verdicts: FieldVerdict[]
  /** Version of the checker that produced `verdicts`; missing in older rows. */
  checker?: string
}

// The cast is safe: only `storeVersion` writes `rules`, always with this type.
const storedRules = (row: RuleVersionRow) => row.rules as StoredRules

/** Cache of the live version of the registration rules, by store. The newest version is live. */
const live = new WeakMap<DomainStore, Promise<RuleVersionRow>>()

const newestQuery = { orderBy: { column: 'version', direction: 'descending' }, limit: 1 } as const

async function readLive(tables: Pick<DomainTables, 'ruleVersions'>): Promise<RuleVersionRow> {
  const [row] = await tables.ruleVersions.find(newestQuery)
  if (!row) throw new Error('The platform has no registration rules: it was not seeded')
  return row
}

/** Live version of the registration rules, cached in this process until it changes. */
export function liveVersion({ store }: Pick<Context, 'store'>): Promise<RuleVersionRow> {
  const known = live.get(store)
  if (known) return known
  const reading = readLive(store)
  live.set(store, reading)
  reading.catch(() => live.get(store) === reading && live.delete(store))
  return reading
}

/** Live version, read from the store because another process may have changed it. */
export function freshVersion(context: Pick<Context, 'store'>): Promise<RuleVersionRow> {
  forgetLiveVersion(context)
  return liveVersion(context)
}

/**
 * Invalidates the cached live version after another process has published a version or the domain
 * was replaced.
 */
export function forgetLiveVersion({ store }: Pick<Context, 'store'>): void {
  live.delete(store)
}

/** Entity tag (`ETag`) of a version. */
export const tagOf = ({ version }: Pick<RuleVersionRow, 'version'>): string => `"${version}"`

/**
 * True if an `If-Match` or `If-None-Match` header contains the tag. A proxy that compresses a
 * response makes its tag weak; weak tags are accepted as equal.
 */
export function namesTag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}

/** Rules in the format of the registration form. */
export function rulesForPlayers(row: RuleVersionRow): RegistrationRules {
  const { draft, verdicts, checker } = storedRules(row)
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.field, verdict]))
  const fields = draft.fields.map((rule): FieldRule => {
    // Results of an older checker are dropped, because they may be wrong. A pattern without a
    // result runs in a worker.
    const isTrusted = checker === CHECKER || provenPatterns.has(rule.acceptedPattern)
    return playerRule(rule, isTrusted ? verdictOf.get(rule.name) : undefined)
  })
  return {
    version: row.version,
    minimumAge: draft.minimumAge,
    ...(draft.groups && { groups: draft.groups }),
    ...(draft.layout && { layout: draft.layout }),
    fields: [...inFormOrder(fields, draft.groups)],
  }
}

export const liveRules = async (context: Pick<Context, 'store'>): Promise<RegistrationRules> =>
  rulesForPlayers(await liveVersion(context))

/** Version in the format of the operators' API. */
export function rulesForOperators(row: RuleVersionRow): Schemas['PublishedRules'] {
  const { draft, verdicts } = storedRules(row)
  const { fieldCount: _, ...summary } = summaryOf(row)
  return { ...summary, draft, verdicts }
}

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

export async function findVersion(
  { store }: Pick<Context, 'store'>,
  version: number,
): Promise<RuleVersionRow | undefined> {
  const [row] = await store.ruleVersions.find({ where: { version }, limit: 1 })
  return row
}

export const draftOf = (row: RuleVersionRow): RulesDraft => storedRules(row).draft

/** The newest version, locked until the end of the transaction. */
export const newestVersion = (tables: Pick<DomainTables, 'ruleVersions'>) => readLive(tables)

/**
 * Newest version, read from the store without a lock. A lock would serialize all deposits and
 * withdrawals.
 */
export async function peekNewestVersion(
  tables: Pick<DomainTables, 'ruleVersions'>,
): Promise<RuleVersionRow> {
  // Versions are numbered from 1 and never removed.
  const newest = await tables.ruleVersions.peek(idOf(await tables.ruleVersions.count()))
  return newest ?? readLive(tables)
}

const idOf = (version: number): string => `rules-${version}`

export type Publication = {
  draft: RulesDraft
  verdicts: FieldVerdict[]
  author: string
  restoredFrom: number | null
  /** True if the new version may follow the current live one. */
  follows(live: RuleVersionRow | undefined): boolean
  /** Further writes in the same transaction; an error rolls the publication back. */
  also?(tables: DomainTables, version: RuleVersionRow): Promise<void>
}

/**
 * Stores the next version, sets the market's minimum age accordingly, and publishes an event.
 * Version numbers only increase, and stored versions never change.
 * @returns the new version, or `conflict` if another version was published meanwhile.
 */
export async function storeVersion(
  context: Context,
  publication: Publication,
): Promise<RuleVersionRow | 'conflict'> {
  const { draft, verdicts, author, restoredFrom, follows, also } = publication
  const write = async (tables: DomainTables, announce: Announce) => {
    const { ruleVersions } = tables
    const [before] = await ruleVersions.find(newestQuery)
    if (!follows(before)) return 'conflict'
    const version = (before?.version ?? 0) + 1
    const note = draft.note ?? ''
    const rules: StoredRules = { draft, verdicts, checker: CHECKER }
    const createdAt = context.now()
    const row = { id: idOf(version), version, rules, author, note, restoredFrom, createdAt }
    await ruleVersions.insert(row)
    await decidePlatformWith({ tables, announce, now: createdAt }, async ({ market }) => {
      const newMarket = withRulesAge(market, draft.minimumAge)
      return newMarket.minimumAge === market.minimumAge ? undefined : { market: newMarket }
    })
    await also?.(tables, row)
    announce({ type: 'registrationRulesChanged', version })
    return row
  }
  const stored = await context.store.transaction(write).catch((error: unknown) => {
    // Another gateway has inserted the same version number meanwhile.
    if (error instanceof DuplicateError && error.collection === 'ruleVersions')
      return 'conflict' as const
    throw error
  })
  forgetLiveVersion(context)
  return stored
}
