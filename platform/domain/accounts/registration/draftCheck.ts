/** Checks of an operator's draft that go beyond the API's schema. */

import { draftCheckLimits, problemLimits } from '../../../../src/api/gen/limits.ts'
import type { components } from '../../../../src/api/gen/paths.ts'
import {
  type ConditionProblem,
  conditionProblems,
} from '../../../../src/lib/registration/conditionProblems.ts'
import {
  type DraftProblem,
  defaultLanguage,
  draftProblems,
  type GroupProblem,
  groupProblems,
  nameProblem,
} from '../../../../src/lib/registration/draftProblems.ts'
import { kindOf } from '../../../../src/lib/registration/fieldKinds.ts'
import { servesMethod } from '../../../../src/lib/registration/fieldsInForce.ts'
import { tickedValue } from '../../../../src/lib/registration/fieldValue.ts'
import { normalizeText } from '../../../../src/lib/text.ts'
import type { Context } from '../../base/context/context.ts'
import { licensedAge } from '../../base/platform/markets.ts'
import type { Platform } from '../../base/platform/platform.ts'
import { draftVerdicts } from './draftVerdicts.ts'
import { checkText } from './fieldCheck.ts'
import {
  checkPattern,
  checkVariants,
  type Finding,
  quotable,
  toFinding,
  type Values,
} from './patternFindings.ts'
import type { FieldVerdict, RulesDraft } from './registrationRules.ts'

type Schemas = components['schemas']
type Draft = Schemas['FieldRuleDraft']
type Problem = Schemas['Problem']

export type CheckedDraft = { problems: Problem[]; verdicts: FieldVerdict[] }

/** Fields without which no account can be created (REG-22, REG-23, REG-37, REG-39). */
const coreFields: readonly { name: string; methods: readonly ('username' | 'mobile')[] }[] = [
  { name: 'username', methods: ['username'] },
  { name: 'password', methods: ['username', 'mobile'] },
  { name: 'mobileNum', methods: ['mobile'] },
  { name: 'verificationCode', methods: ['mobile'] },
]

const faultOf = { username: 'notByUsername', mobile: 'notByMobile' } as const

function checkCore(draft: RulesDraft): Problem[] {
  return coreFields.flatMap(({ name, methods }): Problem[] => {
    const index = draft.fields.findIndex((rule) => rule.name === name)
    const rule = draft.fields[index]
    const problem = (property: string, fault: NonNullable<Values['fault']>): Problem[] => [
      {
        path: rule ? `/fields/${index}/${property}` : '/fields',
        field: name,
        property,
        code: 'CORE_FIELD',
        values: { fault },
        reason: `No account can be made without ${name}: ${fault}.`,
      },
    ]
    if (!rule) return problem('name', 'missing')
    if (!rule.enabled) return problem('enabled', 'disabled')
    const lacking = methods.find((method) => !servesMethod(rule, method))
    if (lacking) return problem('methods', faultOf[lacking])
    return rule.required || name === 'mobileNum' || name === 'verificationCode'
      ? []
      : problem('required', 'optional')
  })
}

const reasons: Readonly<
  Record<DraftProblem['code'] | ConditionProblem['code'] | GroupProblem['code'], string>
> = {
  DUPLICATE_FIELD: 'Another rule has this name; case does not count.',
  NAME_RESERVED: 'This name is reserved.',
  MIN_ABOVE_MAX: 'The minimum is above the maximum.',
  LABEL_MISSING: `A field that no build knows needs a label in '${defaultLanguage}'.`,
  OPTIONS_MISSING: 'A select needs choices.',
  CHOICE_TWICE: 'The choice stands twice.',
  CHOICE_UNCLEAN: 'The choice is not what a page would send.',
  PATTERN_INVALID: 'The pattern is no regular expression.',
  CORE_FIELD: 'Every account needs this field, so it has no conditions.',
  CONDITION_INCOMPLETE: 'The condition lacks its field or its value.',
  CONDITION_SOURCE_MISSING: 'The condition reads a field that does not exist.',
  CONDITION_SOURCE_LATER: 'The condition reads a field that does not stand earlier.',
  CONDITION_SOURCE_OFF: 'The condition reads a field that is not asked on the same form.',
  CONDITION_SOURCE_SECRET: 'A condition cannot read a secret.',
  CONDITION_OPERATOR_UNFIT: 'The operator does not fit the kind of the field.',
  CONDITION_VALUE_INVALID: 'The field cannot have this value.',
  NEVER_SHOWN: 'The conditions contradict each other, so the field would never be shown.',
  GROUP_UNKNOWN: 'The group does not exist.',
  GROUP_TWICE: 'Another group has this id.',
  GROUP_UNTITLED: `A group needs a title in '${defaultLanguage}'.`,
  ASKED_LATER_UNFIT: 'This field can only be asked at registration.',
}

/** Problems that the editor in the console also finds, in the format of the response. */
function checkShared(
  rule: Draft,
  index: number,
  { fields }: RulesDraft,
  verdict: FieldVerdict,
  conditional: readonly ConditionProblem[],
): Finding[] {
  const earlierNames = fields.slice(0, index).map(({ name }) => name)
  const wrongName = nameProblem(rule.name, earlierNames)
  return [...(wrongName ? [wrongName] : []), ...draftProblems(rule), ...conditional].map(
    (problem) => {
      const { code, place } = problem
      if ('name' in problem) return toFinding(code, place, reasons[code], { name: problem.name })
      if ('text' in problem) {
        return toFinding(code, place, reasons[code], { text: quotable(problem.text) })
      }
      if (code === 'CORE_FIELD')
        return toFinding(code, place, reasons[code], { fault: 'conditional' })
      const fault = code === 'PATTERN_INVALID' ? verdict.reason : undefined
      return toFinding(code, place, fault === undefined ? reasons[code] : `The pattern ${fault}.`)
    },
  )
}

/**
 * Checks that the rule accepts the text values of its choices: the options of a select field, or
 * the value of a ticked checkbox.
 */
async function checkChoices(
  rule: Draft,
  { verdict }: FieldVerdict,
  patterns: Context['patterns'],
): Promise<Finding[]> {
  const kind = kindOf(rule)
  if (verdict !== 'safe' && verdict !== 'unknown') return []
  const choices =
    kind === 'checkbox' ? [tickedValue] : (rule.options ?? []).map(({ value }) => value)
  if (kind !== 'checkbox' && kind !== 'select') return []
  for (const choice of choices) {
    const cause = await checkText({ ...rule, verdict }, choice, patterns)
    if (cause === undefined) continue
    const reason = `${JSON.stringify(choice)} can be chosen, but is refused for its ${cause}.`
    const property = cause === 'length' ? 'maxLength' : 'acceptedPattern'
    return [toFinding('CHOICE_REFUSED', property, reason, { text: quotable(choice), cause })]
  }
  return []
}

/**
 * Checks the rule against the operator's samples. A pattern that is not allowed to run is reported
 * separately.
 */
async function checkSamples(
  rule: Draft,
  { verdict }: FieldVerdict,
  patterns: Context['patterns'],
): Promise<Finding[]> {
  if (verdict !== 'safe' && verdict !== 'unknown') return []
  const contradicts = async (sample: string, expected: 'accept' | 'reject', index: number) => {
    const cause = await checkText({ ...rule, verdict }, normalizeText(sample), patterns)
    if ((cause === undefined) === (expected === 'accept')) return []
    const text = quotable(sample)
    const reason =
      cause === undefined
        ? `${JSON.stringify(text)} should be refused, but is accepted.`
        : `${JSON.stringify(text)} should be accepted, but is refused for its ${cause}.`
    const values = { text, expected, ...(cause !== undefined && { cause }) }
    return [toFinding('SAMPLE_CONTRADICTS', `samples/${expected}/${index}`, reason, values)]
  }
  const { accept = [], reject = [] } = rule.samples ?? {}
  const found: Finding[] = []
  for (const [index, sample] of accept.entries()) {
    found.push(...(await contradicts(sample, 'accept', index)))
  }
  for (const [index, sample] of reject.entries()) {
    found.push(...(await contradicts(sample, 'reject', index)))
  }
  return found
}

type RuleContext = {
  patterns: Context['patterns']
  conditional: readonly ConditionProblem[]
}

const checkGroups = ({ groups }: RulesDraft): Problem[] =>
  groupProblems(groups).map((problem) => ({
    path: `/groups/${problem.place}`,
    code: problem.code,
    ...('name' in problem && { values: { name: problem.name } }),
    reason: reasons[problem.code],
  }))

async function checkRule(
  draft: RulesDraft,
  index: number,
  verdict: FieldVerdict,
  { patterns, conditional }: RuleContext,
): Promise<Problem[]> {
  // `verdict` belongs to a field of the draft, so `index` is valid.
  const rule = draft.fields[index] as Draft
  const shared = checkShared(rule, index, draft, verdict, conditional)
  const hasBounds = !shared.some(({ code }) => code === 'MIN_ABOVE_MAX')
  const findings = [
    ...shared,
    ...(hasBounds ? await checkSamples(rule, verdict, patterns) : []),
    ...(hasBounds ? await checkChoices(rule, verdict, patterns) : []),
    ...checkPattern(rule, verdict),
    ...checkVariants(rule, verdict),
  ]
  return findings.map(({ code, property, reason, values }) => ({
    path: `/fields/${index}/${property}`,
    field: rule.name,
    property: property.split('/')[0] ?? property,
    code,
    ...(Object.keys(values).length > 0 && { values }),
    reason: reason.slice(0, problemLimits.reason.maxLength),
  }))
}

/** Time limit for pattern checks before a publication, in milliseconds. */
const publishWait = 20_000

/** True if the only problems are patterns whose checks have not finished. */
export const isOnlyPending = (problems: readonly Problem[]): boolean =>
  problems.length > 0 && problems.every(({ code }) => code === 'PATTERN_PENDING')

/**
 * Checks whether a draft can be published.
 * @param wait time limit of the pattern checks in milliseconds; unfinished checks are problems.
 * @returns the problems that prevent a publication, and the verdict on each pattern.
 */
export async function checkDraft(
  draft: RulesDraft,
  context: Pick<Context, 'patterns' | 'store' | 'now'>,
  platform: Pick<Platform, 'market'>,
  wait = publishWait,
): Promise<CheckedDraft> {
  const verdicts = await draftVerdicts(draft, context, wait)
  const problems = checkCore(draft)
  const minimumAge = licensedAge(platform.market)
  if (draft.minimumAge < minimumAge) {
    const reason = `The market's licence asks for ${minimumAge} years at least.`
    const values = { minimumAge }
    problems.push({ path: '/minimumAge', code: 'BELOW_LICENSED_AGE', values, reason })
  }
  problems.push(...checkGroups(draft))
  const conditional = conditionProblems(draft.fields, draft.groups, draft.minimumAge)
  for (const [index, verdict] of verdicts.entries()) {
    const parts = { patterns: context.patterns, conditional: conditional[index] ?? [] }
    problems.push(...(await checkRule(draft, index, verdict, parts)))
  }
  return { problems: problems.slice(0, draftCheckLimits.problems.maxItems), verdicts }
}
