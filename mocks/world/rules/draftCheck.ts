/** What an operator's draft of the rules must keep to, beyond the contract. */
import type { components } from '../../../src/api/gen/paths.ts'
import { normalizeText } from '../../../src/lib/text.ts'
import { neverAccepts } from '../patterns/patternWidth.ts'
import { licensedAge } from '../platform/markets.ts'
import type { Platform } from '../platform/platform.ts'
import type { World } from '../world.ts'
import { classifyAll } from './draftVerdicts.ts'
import { checkText, ticked } from './fieldCheck.ts'
import { type FieldRule, isKnownField, kindOf, servesMethod } from './registrationFields.ts'
import type { FieldVerdict, RulesDraft } from './registrationRules.ts'

type Schemas = components['schemas']
type Draft = Schemas['FieldRuleDraft']
type Problem = Schemas['Problem']

export type CheckedDraft = { problems: Problem[]; verdicts: FieldVerdict[] }

/** The language that every field has a label in (CONST-62). */
const defaultLanguage = 'pt'
const mostProblems = 1000

type Finding = { code: Problem['code']; property: string; reason: string }

const finding = (
  code: NonNullable<Problem['code']>,
  property: string,
  reason: string,
): Finding => ({ code, property, reason })

/** Fields that no account can be made without (REG-22, REG-23, REG-37, REG-39). */
const coreFields: readonly { name: string; methods: readonly ('username' | 'mobile')[] }[] = [
  { name: 'username', methods: ['username'] },
  { name: 'password', methods: ['username', 'mobile'] },
  { name: 'mobileNum', methods: ['mobile'] },
  { name: 'verificationCode', methods: ['mobile'] },
]

function checkCore(draft: RulesDraft): Problem[] {
  return coreFields.flatMap(({ name, methods }): Problem[] => {
    const index = draft.fields.findIndex((rule) => rule.name === name)
    const rule = draft.fields[index]
    const problem = (path: string, property: string, reason: string): Problem[] => [
      { path, field: name, property, code: 'CORE_FIELD', reason },
    ]
    if (!rule) return problem('/fields', 'name', `No account can be made without ${name}.`)
    const path = `/fields/${index}`
    if (!rule.enabled) return problem(`${path}/enabled`, 'enabled', `${name} must stay enabled.`)
    const missing = methods.find((method) => !servesMethod(rule, method))
    if (missing) {
      return problem(`${path}/methods`, 'methods', `${name} must be part of the ${missing} form.`)
    }
    return rule.required || name === 'mobileNum' || name === 'verificationCode'
      ? []
      : problem(`${path}/required`, 'required', `${name} must stay required.`)
  })
}

function checkName(rule: Draft, index: number, draft: RulesDraft): Finding[] {
  const key = rule.name.toLowerCase()
  const first = draft.fields.findIndex(({ name }) => name.toLowerCase() === key)
  if (first < index) {
    const reason = `There is a rule for ${draft.fields[first]?.name} already; case does not count.`
    return [finding('DUPLICATE_FIELD', 'name', reason)]
  }
  // Every object of the page's language has these, so no build could tell them from a value.
  return rule.name in {} ? [finding('CONTRACT', 'name', 'This name is reserved.')] : []
}

function checkTexts(rule: Draft): Finding[] {
  if (!rule.enabled || isKnownField(rule.name)) return []
  const labelled = Object.entries(rule.label ?? {}).some(
    ([language, text]) => language.split('-')[0] === defaultLanguage && normalizeText(text) !== '',
  )
  const reason = `A field that no build knows needs a label in '${defaultLanguage}'.`
  return labelled ? [] : [finding('LABEL_MISSING', 'label', reason)]
}

function checkOptions(rule: Draft): Finding[] {
  if (kindOf(rule) !== 'select') return []
  const values = (rule.options ?? []).map(({ value }) => value)
  if (values.length === 0) {
    return rule.enabled ? [finding('OPTIONS_MISSING', 'options', 'A select needs choices.')] : []
  }
  const repeated = values.find((value, index) => values.indexOf(value) < index)
  if (repeated !== undefined) {
    return [finding('CONTRACT', 'options', `The choice ${JSON.stringify(repeated)} stands twice.`)]
  }
  const unclean = values.find((value) => normalizeText(value) !== value)
  return unclean === undefined
    ? []
    : [finding('CONTRACT', 'options', `${JSON.stringify(unclean)} is not what a page would send.`)]
}

function checkPattern(rule: Draft, verdict: FieldVerdict | undefined): Finding[] {
  if (verdict?.verdict === 'invalid') {
    const reason = `The pattern ${verdict.reason ?? 'is no regular expression'}.`
    return [finding('PATTERN_INVALID', 'acceptedPattern', reason)]
  }
  if (verdict?.verdict === 'hostile') {
    const attack = JSON.stringify((verdict.attack ?? '').slice(0, 200))
    const reason = `Some texts make the pattern run for ever, among them ${attack}.`
    return [finding('PATTERN_HOSTILE', 'acceptedPattern', reason)]
  }
  const reason = 'No text can match the pattern and keep to the lengths.'
  return neverAccepts(rule) ? [finding('NEVER_ACCEPTS', 'acceptedPattern', reason)] : []
}

/** A ticked box and each choice of a select go through the rule like a text that was typed. */
async function checkChoices(
  rule: Draft,
  { verdict }: FieldVerdict,
  patterns: World['patterns'],
): Promise<Finding[]> {
  const kind = kindOf(rule)
  if (verdict === 'invalid' || verdict === 'hostile') return []
  const choices = kind === 'checkbox' ? [ticked] : (rule.options ?? []).map(({ value }) => value)
  if (kind !== 'checkbox' && kind !== 'select') return []
  for (const choice of choices) {
    const reason = await checkText({ ...rule, verdict }, choice, patterns)
    if (reason === undefined) continue
    const told = `${JSON.stringify(choice)} can be chosen, but is refused for its ${reason}.`
    const property = reason === 'length' ? 'maxLength' : 'acceptedPattern'
    return [finding('NEVER_ACCEPTS', property, told)]
  }
  return []
}

/** Runs the operator's samples as filled-in texts; a pattern that cannot be run has its own problem. */
async function checkSamples(
  rule: Draft,
  { verdict }: FieldVerdict,
  patterns: World['patterns'],
): Promise<Finding[]> {
  if (verdict === 'invalid' || verdict === 'hostile') return []
  const contradicts = async (sample: string, expected: 'accept' | 'reject', index: number) => {
    const reason = await checkText({ ...rule, verdict }, normalizeText(sample), patterns)
    if ((reason === undefined) === (expected === 'accept')) return []
    const text = JSON.stringify(sample.slice(0, 200))
    const told =
      expected === 'accept'
        ? `${text} should be accepted, but is refused for its ${reason}.`
        : `${text} should be refused, but is accepted.`
    return [finding('SAMPLE_CONTRADICTS', `samples/${expected}/${index}`, told)]
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
  patterns: World['patterns'],
): Promise<Problem[]> {
  // The caller counts through the draft's own fields.
  const rule = draft.fields[index] as Draft
  const bounds: Pick<FieldRule, 'minLength' | 'maxLength'> = rule
  const findings = [
    ...checkName(rule, index, draft),
    ...(bounds.minLength > bounds.maxLength
      ? [finding('MIN_ABOVE_MAX', 'minLength', 'The minimum is above the maximum.')]
      : [
          ...(await checkSamples(rule, verdict, patterns)),
          ...(await checkChoices(rule, verdict, patterns)),
        ]),
    ...checkTexts(rule),
    ...checkOptions(rule),
    ...checkPattern(rule, verdict),
  ]
  return findings.map(({ code, property, reason }) => ({
    path: `/fields/${index}/${property}`,
    field: rule.name,
    property: property.split('/')[0] ?? property,
    ...(code && { code }),
    reason: reason.slice(0, 1000),
  }))
}

/**
 * Everything that speaks against publishing a draft that keeps to the contract, field by field, and
 * what is known of each pattern. No problems: it can be published.
 */
export async function checkDraft(
  draft: RulesDraft,
  world: Pick<World, 'patterns'>,
  platform: Pick<Platform, 'market'>,
): Promise<CheckedDraft> {
  const verdicts = await classifyAll(draft, world)
  const problems = checkCore(draft)
  const minimumAge = licensedAge(platform.market)
  if (draft.minimumAge < minimumAge) {
    const reason = `The market's licence asks for ${minimumAge} years at least.`
    problems.push({ path: '/minimumAge', code: 'CONTRACT', reason })
  }
  for (const [index, verdict] of verdicts.entries()) {
    problems.push(...(await checkRule(draft, index, verdict, world.patterns)))
  }
  return { problems: problems.slice(0, mostProblems), verdicts }
}
