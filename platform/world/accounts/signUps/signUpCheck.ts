/** How the sign-ups of the last days would have fared under a draft. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { kindOf } from '../../../../src/lib/registration/fieldKinds.ts'
import {
  fieldsInForce,
  type RegistrationMethod,
} from '../../../../src/lib/registration/fieldsInForce.ts'
import { checkLength } from '../../../../src/lib/textLength.ts'
import type { WorldStore } from '../../base/collections/collections.ts'
import type { Platform } from '../../base/platform/platform.ts'
import { beginningOf, dayLength } from '../../base/time/spans.ts'
import type { World } from '../../base/world/world.ts'
import { type FieldRule, registrationFlags } from '../rules/registrationFields.ts'
import { type FieldVerdict, type RulesDraft, rulesForPlayers } from '../rules/registrationRules.ts'
import { filledMark, textsOfShape } from '../rules/textShape.ts'
import { signUpDays } from './signUpShapes.ts'

export type SignUpCheck = components['schemas']['SignUpCheck']
type Rule = Omit<FieldRule, 'verdict'> & { verdict?: FieldVerdict['verdict'] }

/** How often each shape was counted, by way to register and field. */
type Shapes = Map<RegistrationMethod, Map<string, Map<string, number>>>

/** Most rows that are read; a platform with more has more than enough to tell. */
const mostRows = 20_000
/** How long what was read is good for, in milliseconds. */
const freshness = 30_000
/** How long a check may take, in milliseconds; fields that come later are left out. */
const patience = 1_000

const read = new WeakMap<WorldStore, { at: number; shapes: Promise<Shapes> }>()

async function readShapes({ store, now }: Pick<World, 'store' | 'now'>): Promise<Shapes> {
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

/** The shapes of the last days, not read again for every key that an operator presses. */
function recentShapes(world: Pick<World, 'store' | 'now'>): Promise<Shapes> {
  const known = read.get(world.store)
  const now = world.now()
  if (known && now >= known.at && now < known.at + freshness) return known.shapes
  const shapes = readShapes(world)
  read.set(world.store, { at: now, shapes })
  shapes.catch(() => read.delete(world.store))
  return shapes
}

const sum = (counts: Iterable<number>): number => {
  let total = 0
  for (const count of counts) total += count
  return total
}

/** Whether a pattern takes some text of a shape; undefined when nobody can tell. */
async function takes(
  { acceptedPattern, verdict }: Rule,
  shape: string,
  patterns: Pick<World['patterns'], 'matches'>,
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

/** Whether a sign-up with this shape would be refused for this field: for certain, else not. */
async function wouldFail(
  rule: Rule,
  live: Rule | undefined,
  shape: string,
  patterns: Pick<World['patterns'], 'matches'>,
): Promise<boolean> {
  if (shape === '') return rule.required
  const kind = kindOf(rule)
  if (shape === filledMark || kind === 'select' || kind === 'checkbox' || kind === 'date')
    return false
  if (checkLength(shape, rule).kind !== 'fits') return true
  if ((await takes(rule, shape, patterns)) !== false) return false
  // A pattern that asks for certain letters or digits takes no stand-in: so does the live one,
  // then, though it took the real text.
  return live === undefined || (await takes(live, shape, patterns)) !== false
}

type Parts = {
  draft: RulesDraft
  verdicts: readonly FieldVerdict[]
  platform: Platform
  live: Parameters<typeof rulesForPlayers>[0]
}

/** Holds what is kept of recent sign-ups against the rules of a draft, field by field. */
export async function checkSignUps(
  world: Pick<World, 'store' | 'now' | 'patterns'>,
  { draft, verdicts, platform, live }: Parts,
): Promise<SignUpCheck> {
  const shapes = await recentShapes(world)
  const verdictOf = new Map(verdicts.map(({ field, verdict }) => [field, verdict]))
  const liveRules = new Map(rulesForPlayers(live).fields.map((rule) => [rule.name, rule]))
  const flags = registrationFlags(platform)
  const end = performance.now() + patience
  const found = new Map<string, { total: number; wouldFail: number }>()
  for (const [method, fields] of shapes) {
    for (const inForce of fieldsInForce(draft.fields, method, flags)) {
      const counts = fields.get(inForce.name)
      if (!counts) continue
      const rule = { ...inForce, verdict: verdictOf.get(inForce.name) ?? 'unknown' }
      const tally = found.get(rule.name) ?? { total: 0, wouldFail: 0 }
      for (const [shape, count] of counts) {
        if (performance.now() > end) return answer(shapes, found)
        tally.total += count
        const fails = await wouldFail(rule, liveRules.get(rule.name), shape, world.patterns)
        if (fails) tally.wouldFail += count
      }
      found.set(rule.name, tally)
    }
  }
  return answer(shapes, found)
}

const answer = (
  shapes: Shapes,
  found: ReadonlyMap<string, { total: number; wouldFail: number }>,
): SignUpCheck => ({
  days: signUpDays,
  total: sum([...shapes.values()].map((fields) => sum(fields.get('')?.values() ?? []))),
  fields: [...found].map(([field, tally]) => ({ field, ...tally })),
})
