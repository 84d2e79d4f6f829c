import { FormattedMessage, useIntl } from 'react-intl'
import { toMinor } from '../../lib/money.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import textClasses from '../../ui/text.module.css'

type Props = {
  /** Turnover as a decimal string, like `turnoverRequired`. */
  turnover: string
  turnoverRequired: string
}

/** Progress of the member's turnover towards the turnover that a promotion requires. */
export function TurnoverProgress({ turnover, turnoverRequired }: Props) {
  const intl = useIntl()
  const required = toMinor(turnoverRequired)
  return (
    <>
      <p className={textClasses.label}>
        <FormattedMessage
          id="promotions.turnover"
          values={{
            turnover: <MarketMoney amount={turnover} />,
            required: <MarketMoney amount={turnoverRequired} />,
          }}
        />
      </p>
      <ProgressBar
        label={intl.formatMessage({ id: 'promotions.own' })}
        value={Math.min(toMinor(turnover), required)}
        max={required}
      />
    </>
  )
}
