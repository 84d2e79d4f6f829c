import {
  fieldConditionLimits,
  fieldNameLimits,
  fieldOptionLimits,
  fieldRuleDraftLimits,
  localizedTextLimits,
  registrationRulesDraftLimits,
  samplesLimits,
} from '../../api/gen/limits.ts'
import type { ConditionProblem } from '../../lib/registration/conditionProblems.ts'
import {
  draftProblems,
  groupProblems,
  type NameProblem,
  nameProblem,
} from '../../lib/registration/draftProblems.ts'
import { kindOf } from '../../lib/registration/fieldKinds.ts'
import { normalizeText } from '../../lib/text.ts'
import { problemsOfConditions } from './brokenConditions.ts'
import {
  type EditedRule,
  type EditedRules,
  isWholeNumber,
  type LocalCode,
  type PlacedProblem,
} from './draft.ts'

type LocalProblem = Pick<PlacedProblem, 'place' | 'code' | 'values'>

const ruleLimits = fieldRuleDraftLimits

const problemsOfRules = new WeakMap<EditedRules, readonly PlacedProblem[]>()

/**
 * Problems of a draft that can be found without the server, in the order of the form; memoised by
 * the rules object.
 */
export function localProblems(rules: EditedRules): readonly PlacedProblem[] {
  const known = problemsOfRules.get(rules)
  if (known) return known
  const { minimumAge, groups, fields } = rules
  const conditional = problemsOfConditions(rules)
  const problems = [
    ...[
      ...numberProblems('minimumAge', minimumAge, registrationRulesDraftLimits.minimumAge),
      ...problemsOfGroups(groups),
    ].map((problem) => placedProblem(undefined, problem)),
    ...fields.flatMap((rule, index) => [
      ...problemsOfRule(rule),
      ...firstOfEach((conditional[index] ?? []).map((each) => conditionProblem(rule.name, each))),
    ]),
  ]
  problemsOfRules.set(rules, problems)
  return problems
}

const firstOfEach = (problems: readonly PlacedProblem[]): PlacedProblem[] =>
  [
    ...new Map(problems.toReversed().map((each) => [`${each.place} ${each.code}`, each])).values(),
  ].toReversed()

const problemsOfGroups = (groups: EditedRules['groups'] = []): LocalProblem[] => [
  ...groupProblems(groups).map(({ place, ...problem }) => ({
    code: problem.code,
    place: `groups.${place.replaceAll('/', '.')}`,
    ...('name' in problem && { values: { name: problem.name } }),
  })),
  ...groups.flatMap(({ title }, index) => longTexts(`groups.${index}.title`, title)),
]

function conditionProblem(field: string, problem: ConditionProblem): PlacedProblem {
  const { code, place } = problem
  return placedProblem(field, {
    code,
    // All values of a condition share one control.
    place: place.replaceAll('/', '.').replace(/\.values\.\d+$/, '.values'),
    ...('name' in problem && { values: { name: problem.name } }),
    ...('text' in problem && { values: { text: problem.text } }),
    ...(code === 'CORE_FIELD' && { values: { fault: 'conditional' } }),
  })
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
    ...conditionTexts(rule),
    ...variantProblems(rule),
  ]
  const found = [...local, ...sharedProblems(rule, local, numbers.length === 0)]
    .map((each) => placedProblem(rule.name, each))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  knownProblems.set(rule, found)
  return found
}

/** Properties of a rule in the order of the form. */
const parts = [
  'minLength',
  'maxLength',
  'acceptedPattern',
  'label',
  'hint',
  'options',
  'samples',
  'showWhen',
  'requiredWhen',
  'variants',
]
/**
 * Sort key of a problem: the position of its property in `parts`, and for an option also the
 * option's index.
 */
const rankOf = ({ property, place }: PlacedProblem): number =>
  parts.indexOf(property) * fieldRuleDraftLimits.options.maxItems +
  Number(/^options\.(\d+)/.exec(place)?.[1] ?? 0)

/**
 * Problems found by `draftProblems`, the check that the page shares with the server. Omits problems
 * of a place that already has a local problem. Omits `MIN_ABOVE_MAX` if one of the lengths is
 * invalid.
 */
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

/**
 * Reports over-long texts in the conditions of a field. All other checks of conditions need the
 * whole form.
 */
function conditionTexts({ showWhen, requiredWhen, variants = [] }: EditedRule): LocalProblem[] {
  const lists = [
    ['showWhen', showWhen],
    ['requiredWhen', requiredWhen],
    ...variants.map(({ when }, index) => [`variants.${index}.when`, when] as const),
  ] as const
  return lists.flatMap(([place, conditions = []]) =>
    conditions.flatMap(({ values = [] }, index) =>
      values.flatMap((text) =>
        longText(`${place}.${index}.values`, text, fieldConditionLimits.values.items),
      ),
    ),
  )
}

/** Problems of the lengths and the pattern of each variant. */
function variantProblems({ variants = [], ...rule }: EditedRule): LocalProblem[] {
  return variants.flatMap((variant, index) => {
    const numbers = [
      ...numberProblems('minLength', variant.minLength, ruleLimits.minLength),
      ...numberProblems('maxLength', variant.maxLength, ruleLimits.maxLength),
    ]
    const local = [
      ...numbers,
      ...longText('acceptedPattern', variant.acceptedPattern, ruleLimits.acceptedPattern),
    ]
    const shared = sharedProblems({ ...rule, ...variant }, local, numbers.length === 0).filter(
      ({ code }) => code === 'MIN_ABOVE_MAX' || code === 'PATTERN_INVALID',
    )
    return [...local, ...shared].map((problem) => ({
      ...problem,
      place: `variants.${index}.${problem.place}`,
    }))
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
