import type { UseQueryResult } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { formatCount } from '../../kit/format/numbers.ts'
import { formatPercent } from '../../kit/format/percent.ts'
import { formatPeriod } from '../../kit/format/periods.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../kit/query/Skeleton.tsx'
import { moneyFact } from '../../money/moneyFact.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { FactList } from '../../ui/FactList.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './contracts.module.css'
import type { ContractPreview } from './contracts.queries.ts'

/**
 * Payment that the terms would have brought for the last period, compared with the terms in force.
 */
export const PreviewFacts = ({ preview }: { preview: UseQueryResult<ContractPreview> }) => (
  <section className={classes.preview}>
    <h3 className={textClasses.stepTitle}>
      <FormattedMessage id="contracts.preview.title" />
    </h3>
    <QueryPart query={preview} placeholder={<Skeleton count={4} />}>
      {(value) => <Facts preview={value} isStale={preview.isPlaceholderData} />}
    </QueryPart>
  </section>
)

function Facts({ preview, isStale }: { preview: ContractPreview; isStale: boolean }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { periodStart, periodEnd, validBet, profitLoss, activeMembers, rate, highestRates } =
    preview
  return (
    <div className={classes.figures} aria-busy={isStale} data-stale={isStale || undefined}>
      <Payment amount={preview.amount} />
      <FactList
        facts={[
          ...(preview.presentAmount === undefined
            ? []
            : [moneyFact('present', 'contracts.preview.present', preview.presentAmount)]),
          {
            id: 'period',
            term: <FormattedMessage id="records.columns.period" />,
            value: formatPeriod(periodStart, periodEnd, language, timeZone),
          },
          moneyFact('validBet', 'contracts.preview.validBet', validBet),
          moneyFact('profitLoss', 'records.columns.profit', profitLoss),
          {
            id: 'active',
            term: <FormattedMessage id="contracts.preview.activeMembers" />,
            value: formatCount(activeMembers, language),
          },
          // A real-time salary has two rates, for bets won and for bets lost.
          ...(highestRates.length > 1
            ? []
            : [
                {
                  id: 'rate',
                  term: <FormattedMessage id="contracts.preview.rate" />,
                  value: formatPercent(rate, language),
                },
              ]),
        ]}
      />
      <p className={classes.note}>
        <FormattedMessage id="contracts.preview.note" />
      </p>
    </div>
  )
}

const Payment = ({ amount }: Pick<ContractPreview, 'amount'>) => (
  <p className={classes.paid} role="status">
    <FormattedMessage
      id="contracts.preview.paid"
      values={{
        amount: (
          <strong>
            <MarketMoney amount={amount} />
          </strong>
        ),
      }}
    />
  </p>
)
