import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { toMinor } from '../../lib/money.ts'
import { AmountRange } from '../../money/amount/AmountRange.tsx'
import { Duration } from '../../money/amount/Duration.tsx'
import { FeeText } from '../../money/amount/FeeText.tsx'
import { moneyFact } from '../../money/moneyFact.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './withdrawal.module.css'

type Terms = Value<'GET /wps/withdrawals/terms'>

/** Amount that the member can withdraw now, and its terms. */
export function WithdrawalTerms({ terms }: { terms: Terms }) {
  const { available, owed, limits, fee, freeLeft, dailyLimitLeft, turnover } = terms
  return (
    <Panel title={<FormattedMessage id="withdrawals.terms" />}>
      <FactList
        facts={[
          moneyFact('available', 'withdrawals.available', available),
          ...(toMinor(owed) === 0 ? [] : [moneyFact('owed', 'wallet.owed', owed)]),
          {
            id: 'limits',
            term: <FormattedMessage id="wallet.limits" />,
            value: <AmountRange limits={limits} />,
          },
          moneyFact('today', 'wallet.dailyLimitLeft', dailyLimitLeft),
          {
            id: 'free',
            term: <FormattedMessage id="withdrawals.freeLeft" />,
            value: <FormattedMessage id="withdrawals.freeCount" values={{ count: freeLeft }} />,
          },
          {
            id: 'fee',
            term: <FormattedMessage id="withdrawals.feeAfter" />,
            value: <FeeText fee={fee} />,
          },
          {
            id: 'report',
            term: <FormattedMessage id="withdrawals.reportWithin" />,
            value: <Duration minutes={terms.autoReceiveMinutes} />,
          },
        ]}
      />
      <Played turnover={turnover} />
    </Panel>
  )
}

/** Progress of the wagering that deposits require, and the amount left to wager. */
function Played({ turnover: { required, played, missing } }: Pick<Terms, 'turnover'>) {
  const intl = useIntl()
  const isDemanded = toMinor(required) > 0
  const isDone = toMinor(missing) === 0
  if (isDone && !isDemanded) return null
  return (
    <div className={classes.turnover}>
      {isDemanded && (
        <>
          <p className={classes.turnoverLine}>
            <FormattedMessage id="withdrawals.played" />
            <span>
              <FormattedMessage
                id="withdrawals.playedOf"
                values={{
                  played: <MarketMoney amount={played} />,
                  required: <MarketMoney amount={required} />,
                }}
              />
            </span>
          </p>
          <ProgressBar
            // Values in minor units.
            max={toMinor(required)}
            value={Math.min(toMinor(played), toMinor(required))}
            label={intl.formatMessage({ id: 'withdrawals.played' })}
          />
        </>
      )}
      <p className={textClasses.note}>
        {isDone ? (
          <FormattedMessage id="withdrawals.turnoverDone" />
        ) : (
          <FormattedMessage
            id="withdrawals.turnoverLeft"
            values={{ missing: <MarketMoney amount={missing} /> }}
          />
        )}
      </p>
    </div>
  )
}
