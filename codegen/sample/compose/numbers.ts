import { wholeNumbers } from '../../contract/formats.ts'
import { keepsFormat } from './formatChecks.ts'
import { createRandom, type Random } from './random.ts'
import { realisticRange } from './realism/ranges.ts'
import type { Shape } from './shape.ts'
import { contradiction, UnsatisfiableError } from './unsatisfiableError.ts'
import { isExactMultiple, isMultiple } from './valueType.ts'

/** Maximum number of decimals. A number with more decimals may be inexact. */
const mostDecimals = 12

const decimalsOf = (value: number): number => {
  for (let decimals = 0; decimals < mostDecimals; decimals += 1) {
    if (Number(value.toFixed(decimals)) === value) return decimals
  }
  return mostDecimals
}

const divisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : divisor(other, one % other)

/** Least common multiple of several decimal numbers: `step` / 10^`decimals`. */
function commonMultiple(multiples: readonly number[]): { step: bigint; decimals: number } {
  const decimals = Math.max(0, ...multiples.map(decimalsOf))
  const step = multiples
    .map((multiple) => BigInt(Math.round(multiple * 10 ** decimals)))
    .reduce((one, other) => (one * other) / divisor(one, other), 1n)
  return { step, decimals }
}

/** Range of numbers. Both ends are included and may be infinite. */
type Range = { least: number; most: number }

const formatRanges: Readonly<Record<string, Range>> = {
  ...Object.fromEntries(
    Object.entries(wholeNumbers).map(([name, [least, most]]) => [
      name,
      // Larger integers are not exact in floating point.
      {
        least: Math.max(least, Number.MIN_SAFE_INTEGER),
        most: Math.min(most, Number.MAX_SAFE_INTEGER),
      },
    ]),
  ),
  float: { least: -3.4e38, most: 3.4e38 },
}

/** Nearest floating-point number above or below a value. */
function adjacentNumber(value: number, direction: 1 | -1): number {
  const gap = Math.max(Math.abs(value) * Number.EPSILON, Number.MIN_VALUE)
  return value + direction * gap
}

function rangeOf({ bounds, formats }: Shape): Range {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: under } = bounds
  const least = Math.max(
    minimum ?? Number.NEGATIVE_INFINITY,
    above === undefined ? Number.NEGATIVE_INFINITY : adjacentNumber(above, 1),
  )
  const most = Math.min(
    maximum ?? Number.POSITIVE_INFINITY,
    under === undefined ? Number.POSITIVE_INFINITY : adjacentNumber(under, -1),
  )
  if (least > most)
    throw contradiction(
      `${boundInWords(bounds, 'min')} is more than ${boundInWords(bounds, 'max')}`,
    )
  const narrowed = { least, most }
  for (const format of formats) {
    const range = formatRanges[format]
    // A limit of the format that contradicts the schema's bounds is ignored.
    if (!range) continue
    if (range.least <= narrowed.most) narrowed.least = Math.max(narrowed.least, range.least)
    if (range.most >= narrowed.least) narrowed.most = Math.min(narrowed.most, range.most)
  }
  return narrowed
}

function boundInWords(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Shape['bounds'],
  side: 'min' | 'max',
) {
  const [plain, exclusive, word] =
    side === 'min' ? [minimum, exclusiveMinimum, 'inimum'] : [maximum, exclusiveMaximum, 'aximum']
  const isExclusive =
    exclusive !== undefined &&
    (plain === undefined || (side === 'min' ? exclusive >= plain : exclusive <= plain))
  return isExclusive ? `exclusiveM${word} ${exclusive}` : `m${word} ${plain}`
}

/** Part of a range that contains natural-looking numbers. It is never empty. */
function naturalPart({ least, most }: Range, name: string, isWhole: boolean): Range {
  const wanted = realisticRange(name) ?? { least: isWhole ? 1 : 0, most: isWhole ? 1000 : 100 }
  const from = Math.max(least, wanted.least)
  const to = Math.min(most, wanted.most)
  if (from <= to) return { least: from, most: to }
  const width = 1000
  if (least > wanted.most)
    return { least, most: Math.min(most, least + Math.max(width, Math.abs(least) * 1e-6)) }
  return { least: Math.max(least, most - Math.max(width, Math.abs(most) * 1e-6)), most }
}

/** Tolerance for rounding errors in the quotient of two decimals. */
const tolerance = 1e-9
const ceil = (quotient: number) => Math.ceil(quotient - tolerance * Math.max(1, Math.abs(quotient)))
const floor = (quotient: number) =>
  Math.floor(quotient + tolerance * Math.max(1, Math.abs(quotient)))

/** Multiples within a range: one chosen by the seed, then its neighbours. */
function* multiplesIn(range: Range, natural: Range, multiples: readonly number[], random: Random) {
  const { step, decimals } = commonMultiple(multiples)
  const size = Number(step) / 10 ** decimals
  const first = ceil(natural.least / size)
  const last = floor(natural.most / size)
  const valueAt = (index: number) =>
    decimals === 0 ? index * Number(step) : Number((index * size).toFixed(decimals))
  const start = first <= last ? random.integer(first, last) : first
  for (let offset = 0; offset <= 200; offset += 1) {
    for (const index of offset === 0 ? [start] : [start + offset, start - offset]) {
      const value = valueAt(index)
      if (value >= range.least && value <= range.most) yield value
    }
  }
  // The multiples at the ends of the range come last: the only multiple may be far from the
  // natural-looking numbers.
  for (const end of [ceil(range.least / size), floor(range.most / size), 0]) {
    if (Number.isFinite(end)) yield valueAt(end)
  }
}

/** Numbers within a range: those with few decimals first. */
function* numbersIn({ least, most }: Range, random: Random, fewest: number) {
  const start = least + (most - least) * random.fraction()
  for (const decimals of [fewest, 2, 1, 3, 4, 6, 9]) {
    yield Number(start.toFixed(decimals))
  }
  yield start
  yield least + (most - least) / 2
  yield least
  yield most
}

/** All constraints on a number. */
type Asked = { shape: Shape; range: Range; multiples: readonly number[]; wantsWhole?: boolean }

function fits(value: number, { shape, range, wantsWhole }: Asked): boolean {
  if (!Number.isFinite(value) || value < range.least || value > range.most) return false
  if (wantsWhole !== undefined && Number.isInteger(value) !== wantsWhole) return false
  return (
    shape.multiples.every((multiple) => isMultiple(value, multiple)) &&
    shape.formats.every((format) => keepsFormat(format, value)) &&
    !shape.excludedValues.includes(value)
  )
}

function* candidates({ range, multiples }: Asked, name: string, isWhole: boolean, random: Random) {
  const natural = naturalPart(range, name, isWhole)
  // A multiple that rounds to 0 at 12 decimals is ignored here.
  if (multiples.length > 0 && commonMultiple(multiples).step > 0n) {
    yield* multiplesIn(range, natural, multiples, random)
    return
  }
  for (let attempt = 0; attempt < 5; attempt += 1) yield* numbersIn(natural, random, 2)
}

/**
 * Error for a number that was not found. Its `isProven` is true if no multiple is between the
 * bounds.
 */
function withoutNumber({ range: { least, most }, shape, multiples }: Asked, isWhole: boolean) {
  const { step, decimals } = commonMultiple(multiples)
  const size = Number(step) / 10 ** decimals
  const isEmpty = multiples.length > 0 && ceil(least / size) > floor(most / size)
  const kind = isWhole ? 'whole number' : 'number'
  const end =
    shape.multiples.length > 0 ? `is a multiple of ${shape.multiples.join(' and ')}` : 'was found'
  return new UnsatisfiableError('', `no ${kind} between ${least} and ${most} ${end}`, isEmpty)
}

/**
 * Composes a number.
 * @param kind `integer` for a whole number, `fraction` for a number with decimals, `number` for
 * either.
 * @throws {UnsatisfiableError} when no such number can exist, or none was found.
 */
export function makeNumber(
  shape: Shape,
  name: string,
  seed: number,
  kind: 'integer' | 'fraction' | 'number',
): number {
  const isWhole = kind === 'integer' || shape.formats.some((format) => /^u?int\d*$/.test(format))
  const multiples = isWhole ? [1, ...shape.multiples] : shape.multiples
  const asked: Asked = { shape, range: rangeOf(shape), multiples }
  if (kind !== 'number') asked.wantsWhole = kind === 'integer'
  let nearly: number | undefined
  for (const value of candidates(asked, name, isWhole, createRandom(seed))) {
    if (!fits(value, asked)) continue
    // JSON contains -0 as 0, so the composed value would differ from the parsed one.
    if (shape.multiples.every((one) => isExactMultiple(value, one))) return value === 0 ? 0 : value
    nearly ??= value
  }
  if (nearly !== undefined) return nearly
  throw withoutNumber(asked, isWhole)
}
