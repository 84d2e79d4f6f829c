import { type Direction, type Effect, type Finding, inMessage, kindOf } from '../change.ts'
import { findingHere } from './step.ts'
import type { Edge, View } from './view.ts'

type Bound = {
  keyword: string
  before: number | undefined
  after: number | undefined
  /** True for a lower bound, where a larger number allows fewer values. */
  rises: boolean
}

function compareBound({ keyword, before, after, rises }: Bound, direction: Direction): Finding[] {
  if (before === after) return []
  if (before === undefined) {
    return [findingHere(kindOf(direction, 'narrower'), `${keyword} ${after} is new`)]
  }
  if (after === undefined) {
    return [findingHere(kindOf(direction, 'looser'), `${keyword} ${before} is gone`)]
  }
  const effect: Effect = after > before === rises ? 'narrower' : 'looser'
  return [findingHere(kindOf(direction, effect), `${keyword} is now ${after}, was ${before}`)]
}

function compareEdge(
  keyword: 'minimum' | 'maximum',
  before: Edge | undefined,
  after: Edge | undefined,
  direction: Direction,
): Finding[] {
  const rises = keyword === 'minimum'
  if (before?.value !== after?.value) {
    return compareBound({ keyword, before: before?.value, after: after?.value, rises }, direction)
  }
  if (!before || !after || before.exclusive === after.exclusive) return []
  const effect: Effect = after.exclusive ? 'narrower' : 'looser'
  const verb = after.exclusive ? 'no longer' : 'now'
  return [
    findingHere(kindOf(direction, effect), `may ${verb} be its ${keyword} ${after.value} itself`),
  ]
}

/** Compares the bounds of numbers, and of the counts of characters, items and properties. */
export function compareBounds(before: View, after: View, direction: Direction): Finding[] {
  const keywords = new Set([...before.counts.keys(), ...after.counts.keys()])
  return [
    ...compareEdge('minimum', before.minimum, after.minimum, direction),
    ...compareEdge('maximum', before.maximum, after.maximum, direction),
    ...[...keywords].flatMap((keyword) =>
      compareBound(
        {
          keyword,
          before: before.counts.get(keyword),
          after: after.counts.get(keyword),
          rises: keyword.startsWith('min'),
        },
        direction,
      ),
    ),
  ]
}

/** Number formats, each with the format that includes all its numbers. */
const widerFormats: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' }

type Facts = readonly string[]

function effectOf(keyword: string, before: Facts, after: Facts): Effect {
  if (before.length > 1 || after.length > 1) return 'replaced'
  const [oldValue, newValue] = [before, after].map(([json = 'null']): unknown => JSON.parse(json))
  if (widerFormats[String(oldValue)] === newValue) return 'wider'
  if (widerFormats[String(newValue)] === oldValue) return 'narrower'
  if (keyword !== 'multipleOf') return 'replaced'
  if (Number(newValue) % Number(oldValue) === 0) return 'narrower'
  return Number(oldValue) % Number(newValue) === 0 ? 'looser' : 'replaced'
}

const factsText = (facts: Facts) => facts.map((json) => inMessage(JSON.parse(json))).join(' and ')

/** Keywords whose change does not break clients that read a response. */
const onlyJudged = new Set(['pattern', 'multipleOf', 'uniqueItems', 'dependentRequired'])

/** Compares `pattern`, `format` and other keywords by their JSON text. */
export function compareFacts(before: View, after: View, direction: Direction): Finding[] {
  const keywords = new Set([...before.facts.keys(), ...after.facts.keys()])
  return [...keywords].flatMap((keyword) => {
    const [oldFacts, newFacts] = [before.facts.get(keyword), after.facts.get(keyword)]
    if (oldFacts?.join() === newFacts?.join()) return []
    if (!oldFacts || !newFacts) {
      const [effect, word] = oldFacts
        ? (['looser', 'gone'] as const)
        : (['narrower', 'new'] as const)
      const message = `${keyword} ${factsText(oldFacts ?? newFacts ?? [])} is ${word}`
      return [findingHere(kindOf(direction, effect), message)]
    }
    const message = `${keyword} is now ${factsText(newFacts)}, was ${factsText(oldFacts)}`
    const judged = direction === 'response' && onlyJudged.has(keyword)
    return [
      findingHere(
        judged ? 'changed' : kindOf(direction, effectOf(keyword, oldFacts, newFacts)),
        message,
      ),
    ]
  })
}
