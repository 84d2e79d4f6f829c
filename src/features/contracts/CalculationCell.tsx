import { FormattedMessage } from 'react-intl'
import { formatPercent } from '../../kit/format/percent.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { RecordRow } from '../../kit/records/definition.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { BaseLabel, correctionItems } from './CorrectionLines.tsx'
import { FoldedLines } from './FoldedLines.tsx'

type Settlement = RecordRow<'/wps/agent/income'>

/**
 * Calculation of a settlement's amount: each base with its rate, the bets without a rate, corrected
 * bets of settled periods, and the amount settled earlier for the same period.
 */
export function CalculationCell({ row }: { row: Settlement }) {
  const { shares, leftOut, settledBefore } = row
  const corrections = correctionItems(row)
  const count = shares.length + corrections.length
  if (count === 0) return '–'
  return (
    <FoldedLines count={count}>
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
      {corrections}
      {settledBefore !== undefined && (
        <li>
          <FormattedMessage
            id="records.calculation.before"
            values={{ amount: <MarketMoney amount={settledBefore} /> }}
          />
        </li>
      )}
    </FoldedLines>
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
          base: <BaseLabel base={base} {...(gameType && { gameType })} />,
          bets: <MarketMoney amount={baseAmount} />,
          rate: formatPercent(rate, language),
          amount: <MarketMoney amount={amount} />,
        }}
      />
    </li>
  )
}
