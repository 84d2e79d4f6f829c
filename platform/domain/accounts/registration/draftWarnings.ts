/** Warnings of a draft: changes that may be intended, but should be reviewed before publication. */

import { draftCheckLimits } from '../../../../src/api/gen/limits.ts'
import type { components } from '../../../../src/api/gen/paths.ts'
import { patternFamilies } from '../../../../src/api/gen/patternFamilies.ts'
import { stretchText } from '../../../../src/lib/patterns/textMutations.ts'
import {
  type RegistrationMethod,
  servesMethod,
} from '../../../../src/lib/registration/fieldsInForce.ts'
import { normalizeText } from '../../../../src/lib/text.ts'
import type { Context } from '../../base/context/context.ts'
import { checkText } from './fieldCheck.ts'
import type { FieldVerdict, RulesDraft } from './registrationRules.ts'

type Schemas = components['schemas']
export type DraftWarning = Schemas['DraftWarning']
type Draft = Schemas['FieldRuleDraft']
type Texts = Schemas['LocalizedText']

const isAskedLater = ({ askAt = 'registration' }: Draft): boolean => askAt !== 'registration'

const methods: readonly RegistrationMethod[] = ['username', 'mobile']

/**
 * Warnings for fields of the live rules that the draft removes, and for required fields that the
 * draft hides, asks for later or shows only under conditions.
 */
function missingFields(draft: RulesDraft, live: RulesDraft): DraftWarning[] {
  const drafted = new Map(draft.fields.map((rule) => [rule.name, rule]))
  return live.fields.flatMap((before): DraftWarning[] => {
    const { name: field } = before
    const after = drafted.get(field)
    if (!after) return [{ code: 'FIELD_REMOVED', field }]
    const isHidden = methods.some(
      (method) => servesMethod(before, method) && !(after.enabled && servesMethod(after, method)),
    )
    if (!before.enabled || !before.required) return []
    if (isHidden) return [{ code: 'REQUIRED_HIDDEN', field }]
    const isLater = isAskedLater(after) && !isAskedLater(before)
    const isConditional = after.showWhen !== undefined && before.showWhen === undefined
    return [
      ...(isLater ? [{ code: 'REQUIRED_LATER' as const, field }] : []),
      ...(isConditional ? [{ code: 'REQUIRED_CONDITIONAL' as const, field }] : []),
    ]
  })
}

const primary = (tag: string) => tag.split('-')[0]

/** Portal languages in which some of the texts are missing; none if all texts are empty. */
function missingLanguages(texts: readonly (Texts | undefined)[], languages: readonly string[]) {
  const filled = texts.map((text) =>
    Object.entries(text ?? {})
      .filter(([, own]) => normalizeText(own) !== '')
      .map(([tag]) => primary(tag)),
  )
  if (filled.every((tags) => tags.length === 0)) return []
  return languages.filter((language) => filled.some((tags) => !tags.includes(primary(language))))
}

function textWarnings(rule: Draft, languages: readonly string[]): DraftWarning[] {
  const { name: field, label, hint, options = [] } = rule
  const told = [
    ['LABEL_UNTRANSLATED', [label]],
    ['HINT_UNTRANSLATED', [hint]],
    ['OPTION_UNTRANSLATED', options.map((option) => option.label)],
  ] as const
  return told.flatMap(([code, texts]) =>
    missingLanguages(texts, languages).map((language) => ({ code, field, language })),
  )
}

/**
 * True if the rule rejects an example of its pattern family. In that case the family's error
 * message is misleading, because it describes another pattern.
 */
async function misleads(
  rule: Draft,
  { verdict }: FieldVerdict,
  patterns: Context['patterns'],
): Promise<boolean> {
  const family = patternFamilies[rule.patternId]
  if (rule.acceptedPattern === family.pattern || rule.acceptedPattern === '*') return false
  if (verdict !== 'safe' && verdict !== 'unknown') return false
  for (const sample of family.accept) {
    const text = stretchText(sample, rule.minLength)
    const own = { ...rule, acceptedPattern: family.pattern, verdict: 'safe' } as const
    if ((await checkText(own, text, patterns)) !== undefined) continue
    if ((await checkText({ ...rule, verdict }, text, patterns)) === 'pattern') return true
  }
  return false
}

const hasSamples = ({ samples }: Draft) =>
  (samples?.accept?.length ?? 0) + (samples?.reject?.length ?? 0) > 0

async function ruleWarnings(
  rule: Draft,
  verdict: FieldVerdict,
  { patterns, languages }: Pick<Context, 'patterns' | 'languages'>,
): Promise<DraftWarning[]> {
  const { name: field, acceptedPattern } = rule
  if (!rule.enabled) return []
  const isOwn =
    acceptedPattern !== '*' && acceptedPattern !== patternFamilies[rule.patternId].pattern
  const found: DraftWarning[] = textWarnings(rule, languages)
  if (verdict.verdict === 'unknown') found.push({ code: 'PATTERN_UNPROVEN', field })
  if (isOwn && !hasSamples(rule)) found.push({ code: 'SAMPLES_MISSING', field })
  if (await misleads(rule, verdict, patterns)) found.push({ code: 'MESSAGE_MISLEADS', field })
  return found
}

/** Warnings of a draft: first those about removed or hidden fields, then those of each field. */
export async function draftWarnings(
  context: Pick<Context, 'patterns' | 'languages'>,
  {
    draft,
    verdicts,
    live,
  }: { draft: RulesDraft; verdicts: readonly FieldVerdict[]; live: RulesDraft },
): Promise<DraftWarning[]> {
  const found = missingFields(draft, live)
  for (const [index, rule] of draft.fields.entries()) {
    const verdict = verdicts[index]
    if (verdict) found.push(...(await ruleWarnings(rule, verdict, context)))
  }
  return found.slice(0, draftCheckLimits.warnings.maxItems)
}
