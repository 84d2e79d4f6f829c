import { wordsOf } from './words.ts'

/** Realistic ranges by the last word of a field name: pattern, minimum, maximum. */
const ranges: readonly (readonly [RegExp, number, number])[] = [
  [/(^|_)year$/, 2020, 2026],
  [/(^|_)month$/, 1, 12],
  [/(^|_)day$/, 1, 28],
  [/(^|_)hours?$/, 0, 23],
  [/(^|_)(minutes?|seconds?)$/, 0, 59],
  [/(^|_)age$/, 18, 80],
  [/(^|_)(lat|latitude)$/, -60, 60],
  [/(^|_)(lng|lon|long|longitude)$/, -180, 180],
  [/(^|_)(percent|percentage|progress|score)$/, 0, 100],
  [/(^|_)(ratio|rate|probability|confidence)$/, 0, 1],
  [/(^|_)(price|amount|cost|fee|total|balance)$/, 1, 500],
  [/(^|_)(page|quantity|qty|count|level|priority|position|rank)$/, 1, 20],
  [
    /(^|_)(created|updated|deleted|expires?|started|ended)(_(at|on))?$/,
    1_767_225_600,
    1_795_219_200,
  ],
  [/(^|_)(timestamp|unix_time)$/, 1_767_225_600, 1_795_219_200],
  [/(^|_)port$/, 1024, 49_151],
  [/(^|_)(width|height)$/, 64, 1920],
  [/(^|_)(id|number)$/, 1000, 9999],
]

const rangeByName = new Map<string, { least: number; most: number } | undefined>()

/** Realistic range of a number, by its field name; undefined for a name without an entry. */
export function realisticRange(name: string): { least: number; most: number } | undefined {
  if (!rangeByName.has(name)) {
    const words = wordsOf(name)
    const found = ranges.find(([pattern]) => pattern.test(words))
    rangeByName.set(name, found && { least: found[1], most: found[2] })
  }
  return rangeByName.get(name)
}
