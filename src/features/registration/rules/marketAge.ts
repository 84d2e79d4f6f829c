import type { FormRules } from '../../../identity/ruledField/formField.ts'

/** The rules with the market's age where it is higher: an operator may have raised it since. */
export function withMarketAge(rules: FormRules, marketAge: number): FormRules {
  return marketAge > rules.minimumAge ? { ...rules, minimumAge: marketAge } : rules
}
