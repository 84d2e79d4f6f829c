import type { IntlShape } from 'react-intl'
import { formatCount } from '../../../../kit/format/numbers.ts'
import type { Language } from '../../../../kit/i18n/allLanguages.ts'

/**
 * Accessible name of a filter value with its number of games. Undefined if the number is unknown:
 * the visible name is then enough.
 */
export function choiceName(
  intl: IntlShape,
  language: Language,
  { name, games }: { name: string; games: number | undefined },
): string | undefined {
  if (games === undefined) return undefined
  const shown = formatCount(games, language)
  return intl.formatMessage({ id: 'games.filters.choice' }, { name, count: games, shown })
}
