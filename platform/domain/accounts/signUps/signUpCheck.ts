/** Replay of recent sign-ups under a draft. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { kindOf } from '../../../../src/lib/registration/fieldKinds.ts'
import {
  fieldsInForce,
  type RegistrationMethod,
} from '../../../../src/lib/registration/fieldsInForce.ts'
import { checkLength } from '../../../../src/lib/textLength.ts'
import type { DomainStore } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Platform } from '../../base/platform/platform.ts'
import { beginningOf, dayLength } from '../../base/time/spans.ts'
import { type FieldRule, registrationFlags } from '../registration/registrationFields.ts'
import {
  type FieldVerdict,
  type RulesDraft,
  rulesForPlayers,
} from '../registration/registrationRules.ts'
import { filledMark, textsOfShape } from '../registration/textShape.ts'
import { signUpDays } from './signUpShapes.ts'

export type SignUpCheck = components['schemas']['SignUpCheck']
type Rule = Omit<FieldRule, 'verdict'> & { verdict?: FieldVerdict['verdict'] }

/** Counts of each shape, by registration method and field. */
type Shapes = Map<RegistrationMethod, Map<string, Map<string, number>>>

/** Maximum number of rows read; more do not change the result noticeably. */
const mostRows = 20_000
/** Lifetime of the cached shapes, in milliseconds. */
const freshness = 30_000
/** Time limit of the check while a draft is edited, in milliseconds. */
const editingPatience = 1_000
/** Time limit of the check before publication, in milliseconds. */
const publishingPatience = 10_000

const read = new WeakMap<DomainStore, { at: number; shapes: Promise<Shapes> }>()

async function readShapes({ store, now }: Pick<Context, 'store' | 'now'>): Promise<Shapes> {
  const day = beginningOf(now(), dayLength) - (signUpDays - 1) * dayLength
  const rows = await store.signUpShapes.find({
    where: { day: { atLeast: day } },
    orderBy: { column: 'day', direction: 'descending' },
    limit: mostRows,
  })
  const shapes: Shapes = new Map()
  for (const { method, field, shape, count } of rows) {
    // Only `addSignUps` writes the column.
    const way = method as RegistrationMethod
    const fields = shapes.get(way) ?? new Map<string, Map<string, number>>()
    const counts = fields.get(field) ?? new Map<string, number>()
    shapes.set(way, fields)
    fields.set(field, counts)
    counts.set(shape, (counts.get(shape) ?? 0) + count)
  }
  return shapes
}

/** Shapes of recent sign-ups, cached so that an operator's key presses do not read them again. */
function recentShapes(context: Pick<Context, 'store' | 'now'>): Promise<Shapes> {
  const known = read.get(context.store)
  const now = context.now()
  if (known && now >= known.at && now < known.at + freshness) return known.shapes
  const shapes = readShapes(context)
  read.set(context.store, { at: now, shapes })
  shapes.catch(() => read.delete(context.store))
  return shapes
}

const sum = (counts: Iterable<number>): number => {
  let total = 0
  for (const count of counts) total += count
  return total
}

/**
 * True if a pattern accepts a text of the shape; undefined if it times out or has no usable
 * verdict.
 */
async function takes(
  { acceptedPattern, verdict }: Rule,
  shape: string,
  patterns: Pick<Context['patterns'], 'matches'>,
): Promise<boolean | undefined> {
  if (acceptedPattern === '*') return true
  if (verdict !== 'safe' && verdict !== 'unknown') return undefined
  for (const text of textsOfShape(shape)) {
    const found = await patterns.matches({ acceptedPattern, verdict }, text)
    if (found === 'undecided') return undefined
    if (found === 'match') return true
  }
  return false
}

/** True if a sign-up with this shape is certain to be refused for this field. */
async function wouldFail(
  rule: Rule,
  live: Rule | undefined,
  shape: string,
  patterns: Pick<Context['patterns'], 'matches'>,
): Promise<boolean> {
  // The sign-ups do not show which answers a condition would have met: a field may be hidden, and
  // any variant may apply. A field that was filled under the same conditions was shown.
  if (shape === '') return rule.required && !rule.showWhen
  if (rule.showWhen && JSON.stringify(rule.showWhen) !== JSON.stringify(live?.showWhen))
    return false
  for (const { when: _, ...variant } of rule.variants ?? [])
    if (!(await rejectsShape({ ...rule, ...variant }, live, shape, patterns))) return false
  return rejectsShape(rule, live, shape, patterns)
}

/** True if the pattern and lengths of a rule reject every text of a shape. */
async function rejectsShape(
  rule: Rule,
  live: Rule | undefined,
  shape: string,
  patterns: Pick<Context['patterns'], 'matches'>,
): Promise<boolean> {
  const kind = kindOf(rule)
  if (shape === filledMark || kind === 'select' || kind === 'checkbox' || kind === 'date')
    return false
  if (checkLength(shape, rule).kind !== 'fits') return true
  if ((await takes(rule, shape, patterns)) !== false) return false
  // Patterns that require certain letters or digits reject all sample texts. Then the live pattern
  // does too, although it accepted the real text.
  return live === undefined || (await takes(live, shape, patterns)) !== false
}

/** A rule and its variants with the verdicts on their patterns. */
const withVerdicts = (
  rule: RulesDraft['fields'][number],
  found: FieldVerdict | undefined,
): Rule => ({
  ...rule,
  verdict: found?.verdict ?? 'unknown',
  ...(rule.variants && {
    variants: rule.variants.map((variant, index) => ({
      ...variant,
      verdict: found?.variants?.[index]?.verdict ?? 'unknown',
    })),
  }),
})

type Parts = {
  draft: RulesDraft
  verdicts: readonly FieldVerdict[]
  platform: Platform
  live: Parameters<typeof rulesForPlayers>[0]
  /** Publication is next: allows more time, and reads the newest sign-ups. */
  isPublishing?: boolean
}

type Tally = { total: number; wouldFail: number }

/**
 * Checks recent sign-ups against the rules of a draft, field by field. Sign-ups that could not be
 * checked in time count as refused, but not for any field.
 */
export async function checkSignUps(
  context: Pick<Context, 'store' | 'now' | 'patterns'>,
  { draft, verdicts, platform, live, isPublishing = false }: Parts,
): Promise<SignUpCheck> {
  const shapes = await (isPublishing ? readShapes(context) : recentShapes(context))
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.field, verdict]))
  const liveRules = new Map(rulesForPlayers(live).fields.map((rule) => [rule.name, rule]))
  const flags = registrationFlags(platform)
  const end = performance.now() + (isPublishing ? publishingPatience : editingPatience)
  const found = new Map<string, Tally>()
  let total = 0
  let refused = 0
  for (const [method, fields] of shapes) {
    const signUps = sum(fields.get('')?.values() ?? [])
    let failures = 0
    for (const inForce of fieldsInForce(draft.fields, method, flags)) {
      const { name } = inForce
      const rule = withVerdicts(inForce, verdictOf.get(name))
      const tally = found.get(name) ?? { total: 0, wouldFail: 0 }
      for (const [shape, count] of fields.get(name) ?? []) {
        const isLate = performance.now() > end
        if (!isLate) tally.total += count
        const fails =
          isLate || (await wouldFail(rule, liveRules.get(name), shape, context.patterns))
        if (fails) failures += count
        if (fails && !isLate) tally.wouldFail += count
      }
      if (tally.total > 0) found.set(name, tally)
    }
    total += signUps
    // The counts do not show how many sign-ups fail in several fields.
    refused += Math.min(signUps, failures)
  }
  return {
    days: signUpDays,
    total,
    refused,
    fields: [...found].map(([field, tally]) => ({ field, ...tally })),
  }
}
