/**
 * Checks of an operator's draft of the registration rules. The page runs these checks without the
 * server.
 */
import { compilePattern } from '../patterns/pattern.ts'
import { normalizeText } from '../text.ts'
import { type FieldKind, isKnownField, kindOf } from './fieldKinds.ts'

/** Language in which every custom field must have a label (CONST-62). */
export const defaultLanguage = 'pt'

/** Properties of a draft rule that are checked here. */
type DraftedRule = {
  name: string
  type?: FieldKind | undefined
  enabled: boolean
  minLength: number
  maxLength: number
  acceptedPattern: string
  label?: Readonly<Record<string, string>> | undefined
  options?: readonly { value: string }[] | undefined
}

export type NameProblem =
  | { code: 'NAME_RESERVED'; place: 'name' }
  /** `name` is the field's name as the other rule spells it. */
  | { code: 'DUPLICATE_FIELD'; place: 'name'; name: string }

/** `place` is the path from the rule to the value: `options/2/value`. */
export type DraftProblem =
  | NameProblem
  | {
      code: 'MIN_ABOVE_MAX' | 'LABEL_MISSING' | 'OPTIONS_MISSING' | 'PATTERN_INVALID'
      place: string
    }
  | { code: 'CHOICE_TWICE' | 'CHOICE_UNCLEAN'; place: string; text: string }

/** Problem of a field's name; names are compared with other rules' names ignoring case. */
export function nameProblem(name: string, otherNames: readonly string[]): NameProblem | undefined {
  const lower = name.toLowerCase()
  const twin = otherNames.find((other) => other.toLowerCase() === lower)
  if (twin !== undefined) return { code: 'DUPLICATE_FIELD', place: 'name', name: twin }
  // Names of properties that every JavaScript object inherits are reserved.
  return name in {} ? { code: 'NAME_RESERVED', place: 'name' } : undefined
}

/** Problems of one rule, without its name and conditions, in the order of the editor's form. */
export function draftProblems(rule: DraftedRule): DraftProblem[] {
  const found: DraftProblem[] = []
  if (rule.minLength > rule.maxLength) found.push({ code: 'MIN_ABOVE_MAX', place: 'minLength' })
  if (compilePattern(rule.acceptedPattern).kind === 'invalid') {
    found.push({ code: 'PATTERN_INVALID', place: 'acceptedPattern' })
  }
  const isLabelled = hasText(rule.label ?? {}, defaultLanguage)
  if (rule.enabled && !isKnownField(rule.name) && !isLabelled) {
    found.push({ code: 'LABEL_MISSING', place: `label/${defaultLanguage}` })
  }
  return [...found, ...optionProblems(rule)]
}

/** Problem of a group; `place` is the path from the groups to the value: `0/title/pt`. */
export type GroupProblem =
  | { code: 'GROUP_TWICE'; place: string; name: string }
  | { code: 'GROUP_UNTITLED'; place: string }

/** Problems of the groups of a draft, in their order. */
export function groupProblems(
  groups: readonly { id: string; title: Readonly<Record<string, string>> }[] = [],
): GroupProblem[] {
  return groups.flatMap(({ id, title }, index): GroupProblem[] => {
    const isTwice = groups.findIndex((other) => other.id === id) < index
    const isUntitled = !hasText(title, defaultLanguage)
    return [
      ...(isTwice ? [{ code: 'GROUP_TWICE' as const, place: `${index}/id`, name: id }] : []),
      ...(isUntitled
        ? [{ code: 'GROUP_UNTITLED' as const, place: `${index}/title/${defaultLanguage}` }]
        : []),
    ]
  })
}

/** True if a non-empty text has a tag of the language. */
const hasText = (texts: Readonly<Record<string, string>>, wantedLanguage: string): boolean =>
  Object.entries(texts).some(
    ([language, text]) => language.split('-')[0] === wantedLanguage && normalizeText(text) !== '',
  )

function optionProblems(rule: DraftedRule): DraftProblem[] {
  if (kindOf(rule) !== 'select') return []
  const values = (rule.options ?? []).map(({ value }) => value)
  if (values.length === 0) {
    return rule.enabled ? [{ code: 'OPTIONS_MISSING', place: 'options' }] : []
  }
  return values.flatMap((text, index): DraftProblem[] => {
    const place = `options/${index}/value`
    if (text !== '' && values.indexOf(text) < index) return [{ code: 'CHOICE_TWICE', place, text }]
    return normalizeText(text) === text ? [] : [{ code: 'CHOICE_UNCLEAN', place, text }]
  })
}
