import type { IntlShape } from 'react-intl'

/**
 * Name of a country in the page's language. A value that is not a country code is returned
 * unchanged.
 */
export const countryName = (intl: IntlShape, country: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (intl.formatDisplayName(country, { type: 'region', fallback: 'code' }) ?? country)
    : country

/**
 * Options of a country select, sorted by name.
 * @param chosenCountry included even if it is not in `countries`, because a rule may have accepted
 * it.
 */
export function countryOptions(intl: IntlShape, countries: readonly string[], chosenCountry = '') {
  const all = new Set(chosenCountry === '' ? countries : [...countries, chosenCountry])
  return [...all]
    .map((value) => ({ value, label: countryName(intl, value) }))
    .sort((one, other) => one.label.localeCompare(other.label, intl.locale))
}
