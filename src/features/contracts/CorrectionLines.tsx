import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { gameTypeLabels } from '../../lib/records/bets.ts'
import {
  type Change,
  type CorrectionMessage,
  correctionLines,
} from '../../lib/records/corrections.ts'
import { shareLabels } from '../../lib/records/settlements.ts'
import { referenceOf } from '../../lib/reference.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'

/**
 * Label of a share or correction: the game type of a commission, or otherwise the bets or losses
 * from which the amount is calculated.
 */
export const BaseLabel = ({ base, gameType }: Pick<Change, 'base' | 'gameType'>) => (
  <FormattedMessage id={gameType ? gameTypeLabels[gameType] : shareLabels[base]} />
)

/**
 * List items for the corrected bets of a period, and for amounts that are carried over between
 * periods.
 */
export const correctionItems = (settlement: Parameters<typeof correctionLines>[0]): ReactNode[] =>
  correctionLines(settlement).map((line) => <Line key={line.key} line={line} />)

function Line({ line: { id, change, betId, count } }: { line: CorrectionMessage }) {
  return (
    <li>
      <FormattedMessage
        id={id}
        values={{
          base: <BaseLabel {...change} />,
          amount: <MarketMoney amount={change.amount} />,
          bet: betId !== undefined && <bdi dir="ltr">{referenceOf(betId)}</bdi>,
          count,
        }}
      />
    </li>
  )
}
