import {
  fieldNameLimits,
  fieldOptionLimits,
  fieldRuleDraftLimits,
  localizedTextLimits,
  registrationRulesDraftLimits,
  samplesLimits,
} from '../../api/gen/limits.ts'
import {
  draftProblems,
  type NameProblem,
  nameProblem,
} from '../../lib/registration/draftProblems.ts'
import { kindOf } from '../../lib/registration/fieldKinds.ts'
import { normalizeText } from '../../lib/text.ts'
import {
  type EditedRule,
  type EditedRules,
  isWholeNumber,
  type LocalCode,
  type PlacedProblem,
} from './draft.ts'

type LocalProblem = Pick<PlacedProblem, 'place' | 'code' | 'values'>

const ruleLimits = fieldRuleDraftLimits

/** Problems of a draft that can be found without the server, in the order of the form. */
export function localProblems({ minimumAge, fields }: EditedRules): PlacedProblem[] {
  return [
    ...numberProblems('minimumAge', minimumAge, registrationRulesDraftLimits.minimumAge).map(
      (problem) => placedProblem(undefined, problem),
    ),
    ...fields.flatMap(problemsOfRule),
  ]
}

const knownProblems = new WeakMap<EditedRule, readonly PlacedProblem[]>()

/** Problems of one rule, memoised by the rule object. */
export function problemsOfRule(rule: EditedRule): readonly PlacedProblem[] {
  const known = knownProblems.get(rule)
  if (known) return known
  const numbers = [
    ...numberProblems('minLength', rule.minLength, ruleLimits.minLength),
    ...numberProblems('maxLength', rule.maxLength, ruleLimits.maxLength),
  ]
  const local = [
    ...numbers,
    ...longText('acceptedPattern', rule.acceptedPattern, ruleLimits.acceptedPattern),
    ...longTexts('label', rule.label),
    ...longTexts('hint', rule.hint),
    ...optionProblems(rule),
    ...sampleProblems(rule),
  ]
  const found = [...local, ...sharedProblems(rule, local, numbers.length === 0)]
    .map((each) => placedProblem(rule.name, each))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  knownProblems.set(rule, found)
  return found
}

/** Properties of a rule in the order of the form. */
const parts = ['minLength', 'maxLength', 'acceptedPattern', 'label', 'hint', 'options', 'samples']
/** Options are sorted by their index, not by the order in which their problems were found. */
const rankOf = ({ property, place }: PlacedProblem): number =>
  parts.indexOf(property) * fieldRuleDraftLimits.options.maxItems +
  Number(/^options\.(\d+)/.exec(place)?.[1] ?? 0)

/** Problems that the server finds as well, without those explained by an invalid input. */
function sharedProblems(
  rule: EditedRule,
  local: readonly LocalProblem[],
  hasBounds: boolean,
): LocalProblem[] {
  const { minLength, maxLength } = rule
  return draftProblems({ ...rule, minLength: Number(minLength), maxLength: Number(maxLength) })
    .map(({ code, place }) => ({ code, place: place.replaceAll('/', '.') }))
    .filter(({ place }) => local.every((each) => each.place !== place))
    .filter(({ code }) => code !== 'MIN_ABOVE_MAX' || hasBounds)
}

function placedProblem(field: string | undefined, { place, ...rest }: LocalProblem): PlacedProblem {
  return { field, property: place.split('.')[0] ?? place, place, reason: '', ...rest }
}

function numberProblems(
  place: string,
  text: string,
  { minimum: min, maximum: max }: { minimum: number; maximum: number },
): LocalProblem[] {
  if (!isWholeNumber(text)) return [{ place, code: 'NUMBER' }]
  const number = Number(text)
  return number >= min && number <= max
    ? []
    : [{ place, code: 'OUT_OF_RANGE', values: { min, max } }]
}

const longText = (
  place: string,
  text: string,
  { maxLength: max }: { maxLength: number },
): LocalProblem[] => (text.length > max ? [{ place, code: 'TOO_LONG', values: { max } }] : [])

const longTexts = (place: string, texts: EditedRule['label']): LocalProblem[] =>
  Object.entries(texts ?? {}).flatMap(([language, text]) =>
    longText(`${place}.${language}`, text, localizedTextLimits.additionalProperties),
  )

function optionProblems(rule: EditedRule): LocalProblem[] {
  if (kindOf(rule) !== 'select') return []
  return (rule.options ?? []).flatMap(({ value, label }, index): LocalProblem[] => {
    const place = `options.${index}.value`
    return [
      ...(normalizeText(value) === '' ? [{ place, code: 'MISSING' } as const] : []),
      ...longText(place, value, fieldOptionLimits.value),
      ...longTexts(`options.${index}.label`, label),
    ]
  })
}

const sampleProblems = ({ samples = {} }: EditedRule): LocalProblem[] =>
  (['accept', 'reject'] as const).flatMap((kind) =>
    (samples[kind] ?? []).flatMap((text, index) =>
      longText(`samples.${kind}.${index}`, text, samplesLimits[kind].items),
    ),
  )

const namePattern = new RegExp(fieldNameLimits.pattern)

/** Problem of the name of a new field, if any. */
export function newNameProblem(
  name: string,
  takenNames: readonly string[],
): LocalCode | NameProblem['code'] | undefined {
  if (name === '') return 'MISSING'
  return namePattern.test(name) ? nameProblem(name, takenNames)?.code : 'NAME_SHAPE'
}
