/** Examples for operators: texts that a rule accepts or rejects, each checked against the rule. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { patternFamilies } from '../../../../src/api/gen/patternFamilies.ts'
import { compilePattern } from '../../../../src/lib/patterns/pattern.ts'
import { generatedSize } from '../../../../src/lib/patterns/patternSize.ts'
import { patternWidth } from '../../../../src/lib/patterns/patternWidth.ts'
import { nearMisses, stretchText } from '../../../../src/lib/patterns/textMutations.ts'
import { kindOf } from '../../../../src/lib/registration/fieldKinds.ts'
import { countGraphemes, normalizeText } from '../../../../src/lib/text.ts'
import type { Context } from '../../base/context/context.ts'
import { checkText } from './fieldCheck.ts'
import type { FieldVerdict, RulesDraft } from './registrationRules.ts'
import { shapeOf } from './textShape.ts'

type Schemas = components['schemas']
export type FieldExamples = Schemas['FieldExamples']
type Draft = Schemas['FieldRuleDraft']
type Patterns = Pick<Context['patterns'], 'matches'>

/**
 * Numbers of examples per field. Among the accepted examples, the first `readable` examples are
 * familiar texts. The other accepted examples are generated texts, or more familiar texts if the
 * generated texts are not readable.
 */
const exampleCounts = { accepted: 4, readable: 2, refused: 5 }
/** Number of generated texts from which the examples are chosen. */
const candidateCount = 40
const seed = 20_261_121
/**
 * Maximum estimated size of generated texts. A pattern with a larger estimate has no generated
 * examples.
 */
const largestSize = 5_000
/** Time limit for all fields of a draft, in milliseconds. */
const patience = 2_000

/** Realistic texts, which operators understand faster than generated ones. */
const familiar: readonly string[] = [
  ...['marina92', 'Marina', 'Ana Silva', 'Bruno2026', 'ana.silva', 'Gavea#2026', 'MARINA'],
  ...['ana@example.com', '11987654321', '21976543210', '1990-05-17', '2001-12-31', '05-17-1990'],
  ...['204816', '731950', 'Rua das Flores, 12', '42'],
]

/** True if a rule accepts a text; undefined if its pattern times out. */
async function isAccepted(
  rule: Draft & { verdict: 'safe' | 'unknown' },
  text: string,
  patterns: Patterns,
): Promise<boolean | undefined> {
  let isDecided = true
  const watched: Patterns = {
    async matches(pattern, value) {
      const found = await patterns.matches(pattern, value)
      isDecided = found !== 'undecided'
      return found
    },
  }
  const reason = await checkText(rule, text, watched)
  return isDecided ? reason === undefined : undefined
}

/** True if a pattern accepts printable ASCII only. Generated texts are otherwise unreadable. */
function isPlain(source: string): boolean {
  const compiled = compilePattern(source)
  return compiled.kind === 'regex' && patternWidth(compiled.regex).isAscii
}

/** Generates the same texts for a pattern each time; empty if the pattern has no generator. */
async function generate(source: string): Promise<string[]> {
  const compiled = compilePattern(source)
  if (compiled.kind !== 'regex' || generatedSize(compiled.regex) > largestSize) return []
  // fast-check is large and only operators need it, so that it is loaded on demand.
  const { default: fc } = await import('fast-check')
  try {
    const texts = fc.sample(fc.stringMatching(compiled.regex), { numRuns: candidateCount, seed })
    return byReadability(texts)
  } catch {
    // Patterns with lookahead or lookbehind have no generator.
    return []
  }
}

const unreadable = /[^\p{Script=Latin}\p{Nd}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}@._ -]/gu

/** Sorts readable texts first: few symbols, and a length close to eight characters. */
function byReadability(texts: readonly string[]): string[] {
  const usual = 8
  const cost = (text: string) =>
    4 * (text.match(unreadable)?.length ?? 0) + Math.abs(countGraphemes(text) - usual)
  return texts.toSorted((a, b) => cost(a) - cost(b))
}

type Checked = Draft & { verdict: 'safe' | 'unknown' }

/** Texts that the rule accepts, unchanged or padded to the minimum length, in their order. */
async function filterAccepted(
  rule: Checked,
  texts: readonly string[],
  patterns: Patterns,
): Promise<string[]> {
  const clean = texts.map(normalizeText).filter((text) => text !== '')
  const longer = clean.map((text) => normalizeText(stretchText(text, rule.minLength)))
  const found: string[] = []
  for (const text of new Set([...clean, ...longer])) {
    const accepted = await isAccepted(rule, text, patterns)
    if (accepted === undefined) break
    if (accepted) found.push(text)
  }
  return found
}

/**
 * Selects up to `limit` texts with as many different shapes as possible. `chosenTexts` come first.
 */
function pickVaried(
  texts: readonly string[],
  limit: number,
  chosenTexts: readonly string[] = [],
): string[] {
  const shapes = new Set(chosenTexts.map(shapeOf))
  const rest = texts.filter((text) => !chosenTexts.includes(text))
  const others = rest.filter((text) => {
    const shape = shapeOf(text)
    const isNew = !shapes.has(shape)
    shapes.add(shape)
    return isNew
  })
  const same = rest.filter((text) => !others.includes(text))
  return [...chosenTexts, ...others, ...same].slice(0, limit)
}

async function acceptedTexts(rule: Checked, patterns: Patterns): Promise<string[]> {
  const families = Object.values(patternFamilies).flatMap(({ accept }) => accept)
  const known = [...familiar, ...patternFamilies[rule.patternId].accept, ...families]
  const readable = await filterAccepted(rule, known, patterns)
  const first = pickVaried(readable, exampleCounts.readable)
  if (first.length === exampleCounts.readable && !isPlain(rule.acceptedPattern)) {
    return pickVaried(readable, exampleCounts.accepted, first)
  }
  const made = await filterAccepted(rule, await generate(rule.acceptedPattern), patterns)
  return pickVaried(
    readable,
    exampleCounts.accepted,
    pickVaried(made, exampleCounts.accepted, first),
  )
}

async function makeRejected(
  rule: Checked,
  acceptedExamples: readonly string[],
  patterns: Patterns,
) {
  const found: string[] = []
  // Tries one kind of mistake on all texts before the next kind.
  const misses = acceptedExamples.map((text) => nearMisses(text, rule))
  const most = Math.max(0, ...misses.map(({ length }) => length))
  for (let kind = 0; kind < most; kind += 1) {
    for (const miss of misses) {
      const text = normalizeText(miss[kind] ?? '')
      const isNew = text !== '' && text === miss[kind] && !found.includes(text)
      if (!isNew || (await isAccepted(rule, text, patterns)) !== false) continue
      found.push(text)
      if (found.length === exampleCounts.refused) return found
      // A different kind of mistake shows more than the same kind of mistake in another text.
      break
    }
  }
  return found
}

async function examplesOf(
  rule: Checked,
  patterns: Patterns,
): Promise<Omit<FieldExamples, 'field'>> {
  const kind = kindOf(rule)
  if (kind === 'checkbox') return { accepted: [], refused: [] }
  if (kind === 'select') {
    const choices = (rule.options ?? []).map(({ value }) => value)
    return { accepted: choices.slice(0, exampleCounts.accepted), refused: [] }
  }
  const accepted = await acceptedTexts(rule, patterns)
  return { accepted, refused: await makeRejected(rule, accepted, patterns) }
}

/** LRU cache of examples, because the editor requests them again after each key press. */
const memory = new WeakMap<
  Context['patterns'],
  Map<string, Promise<Omit<FieldExamples, 'field'>>>
>()
const mostRemembered = 500

function rememberedExamples(rule: Checked, patterns: Context['patterns']) {
  const known = memory.get(patterns) ?? new Map<string, Promise<Omit<FieldExamples, 'field'>>>()
  memory.set(patterns, known)
  const { acceptedPattern, patternId, minLength, maxLength, options } = rule
  const key = JSON.stringify([
    kindOf(rule),
    acceptedPattern,
    patternId,
    minLength,
    maxLength,
    options,
  ])
  const found = known.get(key) ?? examplesOf(rule, patterns)
  known.delete(key)
  known.set(key, found)
  for (const oldest of known.keys()) {
    if (known.size <= mostRemembered) break
    known.delete(oldest)
  }
  found.catch(() => known.delete(key))
  return found
}

const none = { accepted: [], refused: [] }

/**
 * Accepted texts and near misses for each field. A field has none if it is disabled, its pattern
 * may not run, or the time limit has passed.
 */
export async function fieldExamples(
  { patterns }: Pick<Context, 'patterns'>,
  draft: RulesDraft,
  verdicts: readonly FieldVerdict[],
): Promise<FieldExamples[]> {
  const end = performance.now() + patience
  const examples: FieldExamples[] = []
  for (const [index, rule] of draft.fields.entries()) {
    const { name: field, minLength, maxLength } = rule
    const verdict = verdicts[index]?.verdict
    const canRun = verdict === 'safe' || verdict === 'unknown'
    const isAsked = rule.enabled && canRun && minLength <= maxLength && performance.now() < end
    const found = isAsked ? await rememberedExamples({ ...rule, verdict }, patterns) : none
    examples.push({ field, ...found })
  }
  return examples
}
