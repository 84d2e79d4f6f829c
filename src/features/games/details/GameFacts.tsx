import { useIntl } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { formatPercent } from '../../../kit/format/percent.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { useMarket } from '../../../session/market.ts'
import { type Fact, FactList } from '../../../ui/FactList.tsx'
import { categoryPages } from '../categoryPaths.ts'
import type { Details } from '../gameDetailsQuery.ts'

/**
 * Details that a player should know before the first bet on a game. If the game has an RTP, the
 * market requires that the RTP is shown.
 */
export function GameFacts({ details: { game, volatility, stakes } }: { details: Details }) {
  const intl = useIntl()
  const language = useLanguage()
  const { timeZone } = useMarket()
  const facts: Fact[] = []
  if (game.rtp !== undefined) {
    facts.push({
      id: 'rtp',
      term: intl.formatMessage({ id: 'games.details.rtp' }),
      value: formatPercent(game.rtp, language),
    })
  }
  if (volatility !== undefined) {
    facts.push({
      id: 'volatility',
      term: intl.formatMessage({ id: 'games.details.volatility' }),
      value: intl.formatMessage({ id: `games.details.volatilities.${volatility}` }),
    })
  }
  facts.push(
    {
      id: 'minimum',
      term: intl.formatMessage({ id: 'games.details.minimumBet' }),
      value: <MarketMoney amount={stakes.minimum} />,
    },
    {
      id: 'maximum',
      term: intl.formatMessage({ id: 'games.details.maximumBet' }),
      value: <MarketMoney amount={stakes.maximum} />,
    },
    {
      id: 'category',
      term: intl.formatMessage({ id: 'games.details.category' }),
      value: intl.formatMessage({ id: categoryPages[game.gameType].titleId }),
    },
    {
      id: 'released',
      term: intl.formatMessage({ id: 'games.details.released' }),
      value: (
        <time dateTime={game.releasedAt}>
          {formatInstant(game.releasedAt, 'date', language, timeZone)}
        </time>
      ),
    },
  )
  return <FactList shape="tiles" facts={facts} />
}
