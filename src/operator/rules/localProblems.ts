import { compilePattern, PATTERN_SOURCE_CAP } from '../../lib/patterns/pattern.ts'
import { isKnownField } from '../../lib/registration/fieldKinds.ts'
import { normalizeText } from '../../lib/text.ts'
import {
  type EditedRule,
  type EditedRules,
  isWholeNumber,
  type LocalCode,
  type PlacedProblem,
} from './draft.ts'

/** The bounds of the contract; a test holds them against it. */
export const limits = {
  age: { min: 18, max: 30 },
  minLength: { min: 0, max: 512 },
  maxLength: { min: 1, max: 512 },
  text: 300,
  optionValue: 100,
  options: 300,
  sample: 512,
  samples: 50,
  fields: 300,
  note: 500,
} as const

type Code =
  | LocalCode
  | 'MIN_ABOVE_MAX'
  | 'PATTERN_INVALID'
  | 'LABEL_MISSING'
  | 'OPTIONS_MISSING'
  | 'CHOICE_TWICE'
  | 'CHOICE_UNCLEAN'
type LocalProblem = { place: string; code: Code; values?: Record<string, string | number> }

/** The language that every field of an operator's own has a label in (CONST-62). */
const defaultLanguage = 'pt'

/** Everything that can be told of a draft without the server, in the order of the form. */
export function localProblems({ minimumAge, fields }: EditedRules): PlacedProblem[] {
  return [
    ...numberProblems('minimumAge', minimumAge, limits.age).map((found) =>
      placedProblem(undefined, found),
    ),
    ...fields.flatMap(problemsOfRule),
  ]
}

const knownProblems = new WeakMap<EditedRule, readonly PlacedProblem[]>()

/** What is wrong with one rule; the same answer, unasked, as long as it is the same rule. */
export function problemsOfRule(rule: EditedRule): readonly PlacedProblem[] {
  const found =
    knownProblems.get(rule) ??
    [
      ...boundProblems(rule),
      ...patternProblems(rule),
      ...textProblems(rule),
      ...optionProblems(rule),
      ...sampleProblems(rule),
    ].map((each) => placedProblem(rule.name, each))
  knownProblems.set(rule, found)
  return found
}

function placedProblem(field: string | undefined, { place, ...rest }: LocalProblem): PlacedProblem {
  return { field, property: place.split('.')[0] ?? place, place, reason: '', ...rest }
}

function numberProblems(
  place: string,
  text: string,
  bounds: { min: number; max: number },
): LocalProblem[] {
  if (!isWholeNumber(text)) return [{ place, code: 'NUMBER' }]
  const number = Number(text)
  if (number >= bounds.min && number <= bounds.max) return []
  return [{ place, code: 'OUT_OF_RANGE', values: bounds }]
}

function boundProblems({ minLength, maxLength }: EditedRule): LocalProblem[] {
  const found = [
    ...numberProblems('minLength', minLength, limits.minLength),
    ...numberProblems('maxLength', maxLength, limits.maxLength),
  ]
  if (found.length > 0 || Number(minLength) <= Number(maxLength)) return found
  return [{ place: 'minLength', code: 'MIN_ABOVE_MAX' }]
}

function patternProblems({ acceptedPattern }: EditedRule): LocalProblem[] {
  const place = 'acceptedPattern'
  if (acceptedPattern.length > PATTERN_SOURCE_CAP) return tooLong(place, PATTERN_SOURCE_CAP)
  return compilePattern(acceptedPattern).kind === 'invalid'
    ? [{ place, code: 'PATTERN_INVALID' }]
    : []
}

function textProblems({ name, enabled, label, hint }: EditedRule): LocalProblem[] {
  const isLabelled = Object.entries(label ?? {}).some(
    ([language, text]) => language.split('-')[0] === defaultLanguage && normalizeText(text) !== '',
  )
  return [
    ...(enabled && !isKnownField(name) && !isLabelled
      ? [{ place: `label.${defaultLanguage}`, code: 'LABEL_MISSING' } as const]
      : []),
    ...longTexts('label', label),
    ...longTexts('hint', hint),
  ]
}

function longTexts(place: string, texts: EditedRule['label']): LocalProblem[] {
  return Object.entries(texts ?? {}).flatMap(([language, text]) =>
    text.length > limits.text ? tooLong(`${place}.${language}`, limits.text) : [],
  )
}

function optionProblems({ name, type, enabled, options = [] }: EditedRule): LocalProblem[] {
  if (isKnownField(name) || type !== 'select') return []
  if (options.length === 0) return enabled ? [{ place: 'options', code: 'OPTIONS_MISSING' }] : []
  const values = options.map(({ value }) => value)
  return options.flatMap(({ value, label }, index): LocalProblem[] => {
    const place = `options.${index}.value`
    return [
      ...(normalizeText(value) === '' ? [{ place, code: 'MISSING' } as const] : []),
      ...(value !== '' && normalizeText(value) !== value && normalizeText(value) !== ''
        ? [{ place, code: 'CHOICE_UNCLEAN' } as const]
        : []),
      ...(value !== '' && values.indexOf(value) < index
        ? [{ place, code: 'CHOICE_TWICE' } as const]
        : []),
      ...(value.length > limits.optionValue ? tooLong(place, limits.optionValue) : []),
      ...longTexts(`options.${index}.label`, label),
    ]
  })
}

function sampleProblems({ samples = {} }: EditedRule): LocalProblem[] {
  return (['accept', 'reject'] as const).flatMap((kind) =>
    (samples[kind] ?? []).flatMap((text, index) =>
      text.length > limits.sample ? tooLong(`samples.${kind}.${index}`, limits.sample) : [],
    ),
  )
}

const tooLong = (place: string, max: number): LocalProblem[] => [
  { place, code: 'TOO_LONG', values: { max } },
]

/** What is wrong with the name of a field that is to be added. */
export function nameProblem(
  name: string,
  takenNames: readonly string[],
): LocalCode | 'DUPLICATE_FIELD' | 'NAME_RESERVED' | undefined {
  if (name === '') return 'MISSING'
  if (!/^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(name)) return 'NAME_SHAPE'
  // Every object of the page's language has these.
  if (name in {}) return 'NAME_RESERVED'
  const lower = name.toLowerCase()
  if (takenNames.some((each) => each.toLowerCase() === lower)) return 'DUPLICATE_FIELD'
  return undefined
}
