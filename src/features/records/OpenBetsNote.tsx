import { FormattedMessage } from 'react-intl'
import type { RecordAnswer } from '../../kit/records/definition.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import textClasses from '../../ui/text.module.css'

type Props = { answer: Pick<RecordAnswer<'/wps/records/bets'>, 'totals'> }

/** Stakes of the listed bets that are open or cancelled, and so have no profit or loss. */
export function OpenBetsNote({ answer: { totals } }: Props) {
  const unsettled = toMinor(totals.stake) + toMinor(totals.profit) - toMinor(totals.win)
  if (unsettled === 0) return null
  return (
    <p className={textClasses.note}>
      <FormattedMessage
        id="records.openBets"
        values={{ amount: <MarketMoney amount={toDecimal(unsettled)} /> }}
      />
    </p>
  )
}
