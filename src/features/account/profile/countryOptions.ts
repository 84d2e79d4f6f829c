import type { IntlShape } from 'react-intl'

/** A country by its name in the page's language; what is no country's code is shown as it is. */
export const countryName = (intl: IntlShape, country: string): string =>
  /^[A-Z]{2}$/.test(country)
    ? (intl.formatDisplayName(country, { type: 'region', fallback: 'code' }) ?? country)
    : country

/**
 * The countries to choose from, by name.
 * @param chosen is among them, whatever it is: a rule may have taken a word for a country.
 */
export function countryOptions(intl: IntlShape, countries: readonly string[], chosen: string) {
  const all = new Set(chosen === '' ? countries : [...countries, chosen])
  return [...all]
    .map((value) => ({ value, label: countryName(intl, value) }))
    .sort((one, other) => one.label.localeCompare(other.label, intl.locale))
}
