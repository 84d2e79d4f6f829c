import { FormattedMessage } from 'react-intl'
import { formatPercent } from '../../kit/format/percent.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { RecordRow } from '../../kit/records/definition.ts'
import { gameTypeLabels } from '../../lib/records/bets.ts'
import { shareLabels } from '../../lib/records/settlements.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import classes from './CalculationCell.module.css'

type Settlement = RecordRow<'/wps/agent/income'>

/** Maximum number of shares that are listed without expanding. */
const mostOpen = 2

/**
 * Calculation of a settlement's amount: each base with its rate, the bets without a rate, and the
 * amount settled earlier for the same period.
 */
export function CalculationCell({ row }: { row: Settlement }) {
  const { shares, leftOut, settledBefore } = row
  if (shares.length === 0) return '–'
  const lines = (
    <ul className={classes.lines}>
      {shares.map((share) => (
        <ShareLine key={`${share.base} ${share.gameType} ${share.rate}`} share={share} />
      ))}
      {leftOut && Number(leftOut.small) > 0 && (
        <li>
          <FormattedMessage
            id="records.calculation.small"
            values={{
              amount: <MarketMoney amount={leftOut.small} />,
              singleBet: <MarketMoney amount={leftOut.singleBet} />,
            }}
          />
        </li>
      )}
      {leftOut && Number(leftOut.even) > 0 && (
        <li>
          <FormattedMessage
            id="records.calculation.even"
            values={{ amount: <MarketMoney amount={leftOut.even} /> }}
          />
        </li>
      )}
      {settledBefore !== undefined && (
        <li>
          <FormattedMessage
            id="records.calculation.before"
            values={{ amount: <MarketMoney amount={settledBefore} /> }}
          />
        </li>
      )}
    </ul>
  )
  if (shares.length <= mostOpen) return lines
  return (
    <details className={classes.shares}>
      <summary>
        <FormattedMessage id="records.calculation.shares" values={{ count: shares.length }} />
      </summary>
      {lines}
    </details>
  )
}

function ShareLine({ share }: { share: Settlement['shares'][number] }) {
  const language = useLanguage()
  const { base, gameType, baseAmount, rate, amount } = share
  return (
    <li>
      <FormattedMessage
        id="records.calculation.share"
        values={{
          base: <FormattedMessage id={gameType ? gameTypeLabels[gameType] : shareLabels[base]} />,
          bets: <MarketMoney amount={baseAmount} />,
          rate: formatPercent(rate, language),
          amount: <MarketMoney amount={amount} />,
        }}
      />
    </li>
  )
}
