import { normalizeText } from '../../../lib/text.ts'
import type { EditedRule } from '../draft.ts'
import type { RuleRowData } from './useRuleRows.ts'

export const ruleStates = [
  'all',
  'enabled',
  'off',
  'required',
  'username',
  'mobile',
  'own',
  'changed',
  'problems',
] as const
/** `own` means custom fields, `off` disabled ones. */
export type RuleState = (typeof ruleStates)[number]

export type RuleFilter = { text: string; state: RuleState }

/** Properties of a field, besides its rule, that the filter uses. */
export type RuleFacts = {
  label: string
  isKnown: boolean
  isChanged: boolean
  hasProblems: boolean
}

const foldText = (text: string) =>
  normalizeText(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const isRowInFilter = (row: RuleRowData, filter: RuleFilter): boolean =>
  matchesFilter(row.rule, filter, { ...row, hasProblems: row.problems.length > 0 })

/** True if a rule matches the filter. Case, accents and surrounding spaces are ignored. */
export function matchesFilter(rule: EditedRule, filter: RuleFilter, facts: RuleFacts): boolean {
  const wanted = foldText(filter.text)
  const isNamed = [rule.name, facts.label].some((each) => foldText(each).includes(wanted))
  return isNamed && isInState(rule, filter.state, facts)
}

function isInState(rule: EditedRule, state: RuleState, facts: RuleFacts): boolean {
  switch (state) {
    case 'all':
      return true
    case 'enabled':
      return rule.enabled
    case 'off':
      return !rule.enabled
    case 'required':
      return rule.enabled && rule.required
    case 'username':
    case 'mobile':
      return rule.enabled && (rule.methods ?? [state]).includes(state)
    case 'own':
      return !facts.isKnown
    case 'changed':
      return facts.isChanged
    case 'problems':
      return facts.hasProblems
  }
}
