import { compilePattern } from '../../../src/lib/pattern.ts'
import type { PatternVerdict, World } from '../world.ts'
import type { FieldVerdict, RulesDraft } from './registrationRules.ts'

const remembered = 1000
const atOnce = 4
const tooLate = {
  verdict: 'unknown',
  reason: 'could not be checked yet: the other patterns of the draft took all of the time',
} as const

/** What was found out about patterns, per world, the longest unused first. */
const memory = new WeakMap<World['patterns'], Map<string, Promise<PatternVerdict>>>()

/** A pattern's verdict; asked for once, since it can take seconds and never changes. */
function verdictOf(patterns: World['patterns'], source: string): Promise<PatternVerdict> {
  const known = memory.get(patterns) ?? new Map<string, Promise<PatternVerdict>>()
  memory.set(patterns, known)
  const verdict = known.get(source) ?? patterns.classify(source)
  known.delete(source)
  known.set(source, verdict)
  for (const oldest of known.keys()) {
    if (known.size <= remembered) break
    known.delete(oldest)
  }
  // One that could not be told in time may be told when asked again.
  const forget = () => known.get(source) === verdict && known.delete(source)
  verdict.then(({ verdict: told }) => told === 'unknown' && forget(), forget)
  return verdict
}

/**
 * The verdicts of all patterns of a draft, in its order. A few at a time: each can take 10 s of a core.
 * What is not told within `budget` milliseconds is unknown, like all that nobody could prove; asking
 * again goes on from there. What is no expression is told in no time, and so is never unknown.
 */
export async function classifyAll(
  draft: RulesDraft,
  { patterns }: Pick<World, 'patterns'>,
  budget = 20_000,
): Promise<FieldVerdict[]> {
  const sources = new Set(draft.fields.map(({ acceptedPattern }) => acceptedPattern))
  const verdicts = new Map<string, PatternVerdict>()
  const hard: { source: string; late: PatternVerdict }[] = []
  for (const source of sources) {
    const pattern = compilePattern(source)
    if (pattern.kind !== 'regex') verdicts.set(source, await verdictOf(patterns, source))
    else hard.push({ source, late: { ...tooLate, dialect: pattern.dialect } })
  }
  const end = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => end.resolve(undefined), budget)
  let isOver = false
  const next = async (): Promise<void> => {
    const one = hard.shift()
    if (!one) return
    const told = isOver
      ? undefined
      : await Promise.race([verdictOf(patterns, one.source), end.promise])
    isOver ||= told === undefined
    verdicts.set(one.source, told ?? one.late)
    await next()
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, next))
  } finally {
    clearTimeout(timer)
  }
  return draft.fields.map(({ name, acceptedPattern }) => {
    const found = verdicts.get(acceptedPattern)
    if (!found) throw new Error(`No verdict on the pattern of ${name}`)
    return { field: name, ...found }
  })
}
