import { matches } from '../../../patterns/sample/matches.ts'
import { textsOfAll } from '../../../patterns/sample/meet.ts'
import { type Size, textsOf } from '../../../patterns/sample/textsOf.ts'
import { keepsFormat } from '../formatChecks.ts'
import { lengthOf } from '../judge/judgeScalar.ts'
import { createRandom, type Random } from '../random.ts'
import { realisticText } from '../realism/texts.ts'
import type { Shape } from '../shape.ts'
import { contradiction, UnsatisfiableError } from '../unsatisfiableError.ts'
import type { Place, Work } from '../work.ts'
import { contentText } from './content.ts'
import { patternOfFormat } from './formatPatterns.ts'
import { isKnownFormat, textsOfFormat } from './formats.ts'
import { plainText, textsOfKinds } from './words.ts'

/** Number of attempts for texts that match several patterns, or a pattern and a format. */
const mostAttempts = 400
/**
 * Number of attempts for texts from the intersection of all patterns. The intersection ignores
 * lookaround and back references.
 */
const mostMeetings = 60

function sizeOf({ bounds }: Shape): Size {
  const { minLength: least = 0, maxLength: most = Number.POSITIVE_INFINITY } = bounds
  if (least > most) throw contradiction(`minLength ${least} is more than maxLength ${most}`)
  return { least, most }
}

function fits(text: string, shape: Shape, { least, most }: Size): boolean {
  const length = lengthOf(text)
  return (
    length >= least &&
    length <= most &&
    shape.patterns.every((pattern) => matches(pattern, text)) &&
    !shape.forbiddenPatterns.some((pattern) => matches(pattern, text)) &&
    shape.formats.every((format) => keepsFormat(format, text)) &&
    !shape.excludedValues.includes(text)
  )
}

function* shorten(text: string | undefined, { most }: Size) {
  if (text === undefined) return
  yield text
  if (text.length > most) yield text.slice(0, most).trimEnd()
}

function* candidates(
  work: Work,
  shape: Shape,
  place: Place,
  size: Size,
  random: Random,
): Generator<string> {
  const { patterns, formats } = shape
  const content = contentText(work, shape, place)
  if (content !== undefined) yield content
  const format = formats.find(isKnownFormat)
  yield* shorten(realisticText(place.name, format, place.seed), size)
  for (const one of formats) yield* textsOfFormat(one, random, size)
  if (patterns.length > 0) {
    yield* textsOf(patterns, size, random, mostAttempts)
    for (let round = 0; round < 20; round += 1) {
      for (const one of formats) yield* textsOfFormat(one, random, size)
    }
    const all = [...patterns, ...formats.flatMap((one) => patternOfFormat(one) ?? [])]
    yield* textsOfAll(all, size, random, mostMeetings)
  }
  for (let round = 0; round < 8; round += 1) yield plainText(random, size)
  if (shape.forbiddenPatterns.length > 0) yield* textsOfKinds(random, size)
  if (size.most < 1) yield ''
}

/**
 * Composes a text that satisfies all constraints and suits the field's name.
 * @throws {UnsatisfiableError} when no such text can exist, or none was found.
 */
export function makeString(work: Work, shape: Shape, place: Place): string {
  const size = sizeOf(shape)
  const random = createRandom(place.seed)
  for (const text of candidates(work, shape, place, size, random)) {
    if (fits(text, shape, size)) return text
  }
  const { patterns, formats } = shape
  const asked = [
    ...patterns.map((pattern) => `pattern ${pattern}`),
    ...formats.map((format) => `format ${format}`),
    ...Object.entries(shape.bounds).flatMap(([keyword, value]) =>
      keyword.endsWith('Length') ? [`${keyword} ${value}`] : [],
    ),
  ]
  throw new UnsatisfiableError('', `no text was found for ${asked.join(' and ')}`, false)
}
