import { useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'

type Leg = Pick<components['schemas']['SportsLeg'], 'home' | 'away' | 'market' | 'line' | 'outcome'>

const digits = { minimumFractionDigits: 1, maximumFractionDigits: 2 } as const

/**
 * Returns a function that names the selected outcome of a bet: a total with its line, a team with
 * its own handicap.
 */
export function usePickName(): (leg: Leg) => string {
  const intl = useIntl()
  const language = useLanguage()
  return ({ home, away, market, outcome, line }) => {
    const goals = Number(line ?? 0)
    const team = outcome === 'HOME' ? home : away
    switch (outcome) {
      case 'HOME':
      case 'AWAY': {
        if (market !== 'HANDICAP') return team
        // The line is the home team's handicap; `|| 0` avoids a negative zero.
        const own = (outcome === 'HOME' ? goals : -goals) || 0
        const signed = formatNumber(own, language, { ...digits, signDisplay: 'exceptZero' })
        return intl.formatMessage({ id: 'sports.picks.handicap' }, { team, line: signed })
      }
      default:
        return intl.formatMessage(
          { id: `sports.picks.${outcome}` },
          { line: formatNumber(goals, language, digits) },
        )
    }
  }
}
