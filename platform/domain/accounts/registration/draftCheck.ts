/** Checks of an operator's draft, beyond the contract's schema. */

import {
  draftCheckLimits,
  problemLimits,
  problemValuesLimits,
} from '../../../../src/api/gen/limits.ts'
import type { components } from '../../../../src/api/gen/paths.ts'
import { neverAccepts } from '../../../../src/lib/patterns/patternWidth.ts'
import {
  type DraftProblem,
  defaultLanguage,
  draftProblems,
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
import type { FieldVerdict, RulesDraft } from './registrationRules.ts'

type Schemas = components['schemas']
type Draft = Schemas['FieldRuleDraft']
type Problem = Schemas['Problem']

export type CheckedDraft = { problems: Problem[]; verdicts: FieldVerdict[] }

type Values = NonNullable<Problem['values']>
type Finding = {
  code: NonNullable<Problem['code']>
  property: string
  /** In English, for developers; the console translates code and values. */
  reason: string
  values: Values
}

const toFinding = (
  code: Finding['code'],
  property: string,
  reason: string,
  values: Values = {},
): Finding => ({ code, property, reason, values })

/** Truncates an operator's text for a problem. */
const quotable = (text: string): string => text.slice(0, problemValuesLimits.text.maxLength)

/** Fields that every account requires (REG-22, REG-23, REG-37, REG-39). */
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

const reasons: Readonly<Record<DraftProblem['code'], string>> = {
  DUPLICATE_FIELD: 'Another rule has this name; case does not count.',
  NAME_RESERVED: 'This name is reserved.',
  MIN_ABOVE_MAX: 'The minimum is above the maximum.',
  LABEL_MISSING: `A field that no build knows needs a label in '${defaultLanguage}'.`,
  OPTIONS_MISSING: 'A select needs choices.',
  CHOICE_TWICE: 'The choice stands twice.',
  CHOICE_UNCLEAN: 'The choice is not what a page would send.',
  PATTERN_INVALID: 'The pattern is no regular expression.',
}

/** Problems that the editor finds too, in the response's format. */
function checkShared(
  rule: Draft,
  index: number,
  { fields }: RulesDraft,
  verdict: FieldVerdict,
): Finding[] {
  const earlierNames = fields.slice(0, index).map(({ name }) => name)
  const wrongName = nameProblem(rule.name, earlierNames)
  return [...(wrongName ? [wrongName] : []), ...draftProblems(rule)].map((problem) => {
    const { code, place } = problem
    if ('name' in problem) return toFinding(code, place, reasons[code], { name: problem.name })
    if ('text' in problem) {
      return toFinding(code, place, reasons[code], { text: quotable(problem.text) })
    }
    const fault = code === 'PATTERN_INVALID' ? verdict.reason : undefined
    return toFinding(code, place, fault === undefined ? reasons[code] : `The pattern ${fault}.`)
  })
}

function checkPattern(rule: Draft, verdict: FieldVerdict): Finding[] {
  if (verdict.verdict === 'pending') {
    const reason = 'The pattern is still being checked: ask again in a moment.'
    return [toFinding('PATTERN_PENDING', 'acceptedPattern', reason)]
  }
  // `draftProblems` already reports it.
  if (verdict.verdict === 'invalid') return []
  if (verdict.verdict === 'hostile') {
    const attack = JSON.stringify(quotable(verdict.attack ?? ''))
    const reason = `Some texts make the pattern run for ever, among them ${attack}.`
    return [toFinding('PATTERN_HOSTILE', 'acceptedPattern', reason)]
  }
  const reason = 'No text can match the pattern and keep to the lengths.'
  return neverAccepts(rule) ? [toFinding('NEVER_ACCEPTS', 'acceptedPattern', reason)] : []
}

/** A ticked checkbox and each option of a select are checked like typed texts. */
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

/** Checks the operator's samples as typed texts; a pattern that may not run has its own problem. */
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

async function checkRule(
  draft: RulesDraft,
  index: number,
  verdict: FieldVerdict,
  patterns: Context['patterns'],
): Promise<Problem[]> {
  // The index comes from the draft's own fields.
  const rule = draft.fields[index] as Draft
  const shared = checkShared(rule, index, draft, verdict)
  const hasBounds = !shared.some(({ code }) => code === 'MIN_ABOVE_MAX')
  const findings = [
    ...shared,
    ...(hasBounds ? await checkSamples(rule, verdict, patterns) : []),
    ...(hasBounds ? await checkChoices(rule, verdict, patterns) : []),
    ...checkPattern(rule, verdict),
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
 * All problems that prevent the publication of a draft, field by field, and the verdict on each
 * pattern. Without problems the draft can be published.
 * @param wait milliseconds for the pattern checks; unfinished ones are problems.
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
  for (const [index, verdict] of verdicts.entries()) {
    problems.push(...(await checkRule(draft, index, verdict, context.patterns)))
  }
  return { problems: problems.slice(0, draftCheckLimits.problems.maxItems), verdicts }
}
