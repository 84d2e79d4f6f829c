import type { IntlShape } from 'react-intl'
import { formatCount } from '../../../../kit/format/numbers.ts'
import type { Language } from '../../../../kit/i18n/allLanguages.ts'

/** A choice for readers, with how many games it leaves; undefined where its name says it all. */
export function choiceName(
  intl: IntlShape,
  language: Language,
  { name, games }: { name: string; games: number | undefined },
): string | undefined {
  if (games === undefined) return undefined
  const shown = formatCount(games, language)
  return intl.formatMessage({ id: 'games.filters.choice' }, { name, count: games, shown })
}
