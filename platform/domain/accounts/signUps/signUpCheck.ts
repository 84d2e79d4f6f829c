/** Checks recent sign-ups against a draft, to find out how many of them it would reject. */
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

/**
 * Number of sign-ups by registration method, field and shape of the field's text (see
 * `textShape.ts`).
 */
type Shapes = Map<RegistrationMethod, Map<string, Map<string, number>>>

/** Maximum number of rows that are read. More rows do not change the result noticeably. */
const mostRows = 20_000
/** Lifetime of the cached shapes, in milliseconds. */
const freshness = 30_000
/** Time limit of a check while an operator edits a draft, in milliseconds. */
const editingPatience = 1_000
/** Time limit of the check that precedes the publication of rules, in milliseconds. */
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
    // The cast is safe: only `addSignUps` writes `method`.
    const way = method as RegistrationMethod
    const fields = shapes.get(way) ?? new Map<string, Map<string, number>>()
    const counts = fields.get(field) ?? new Map<string, number>()
    shapes.set(way, fields)
    fields.set(field, counts)
    counts.set(shape, (counts.get(shape) ?? 0) + count)
  }
  return shapes
}

/** Shapes of recent sign-ups, cached so that not every key press of an operator queries them. */
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
 * True if a pattern accepts a sample text of the shape; undefined if it times out or may not run.
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

/** True if a sign-up with this shape is certain to be rejected for this field. */
async function wouldFail(
  rule: Rule,
  live: Rule | undefined,
  shape: string,
  patterns: Pick<Context['patterns'], 'matches'>,
): Promise<boolean> {
  // A shape shows neither whether the field was visible nor which variant applied. A field without
  // text may have been hidden. A field with text was visible, so its condition is met if the
  // condition is the same as in the live rule.
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
  // A pattern that requires certain letters or digits may reject all sample texts of a shape
  // although it accepts the real text. The live pattern has accepted the real text. If the live
  // pattern rejects the samples too, the samples prove nothing.
  return live === undefined || (await takes(live, shape, patterns)) !== false
}

/** Rule and variants, each with the result of its pattern's check. */
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
  /** True before a publication: allows more time, and reads the newest sign-ups. */
  isPublishing?: boolean
}

type Tally = { total: number; wouldFail: number }

/**
 * Checks recent sign-ups against the rules of a draft, by field. A sign-up that cannot be checked
 * in time counts in the total of rejected sign-ups, but not for any field.
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
    // A sign-up can be rejected for several fields, so the sum of failures may exceed the number of
    // sign-ups.
    refused += Math.min(signUps, failures)
  }
  return {
    days: signUpDays,
    total,
    refused,
    fields: [...found].map(([field, tally]) => ({ field, ...tally })),
  }
}
