import type { FormRules } from '../../../identity/ruledField/formField.ts'

/**
 * The rules with the market's minimum age where it is higher: an operator may have raised it since
 * the rules were published.
 */
export function withMarketAge(rules: FormRules, marketAge: number): FormRules {
  return marketAge > rules.minimumAge ? { ...rules, minimumAge: marketAge } : rules
}
