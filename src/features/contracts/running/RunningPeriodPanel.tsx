import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { formatPeriod } from '../../../kit/format/periods.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useMarket } from '../../../session/market.ts'
import { FactList } from '../../../ui/FactList.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import textClasses from '../../../ui/text.module.css'
import { correctionItems } from '../CorrectionLines.tsx'
import { FoldedLines } from '../FoldedLines.tsx'
import type { Contract } from '../terms/contractKinds.ts'
import classes from './running.module.css'
import { type RunningPeriod, settlementByOwnClock } from './runningTimes.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { useRunningFacts } from './useRunningFacts.tsx'
import { useRunningPeriod } from './useRunningPeriod.ts'

/**
 * Figures of the current period of a contract, and the time of its settlement (CONTR-01 to
 * CONTR-04).
 */
export function RunningPeriodPanel({ contract }: { contract: Contract }) {
  const running = useRunningPeriod(contract.id)
  return (
    <Panel title={<FormattedMessage id="contracts.running.title" />}>
      <QueryPart query={running} placeholder={<Skeleton count={3} />}>
        {(period) => (
          <Running contract={contract} period={period} answeredAt={running.dataUpdatedAt} />
        )}
      </QueryPart>
    </Panel>
  )
}

type Props = {
  contract: Contract
  period: RunningPeriod
  /** Milliseconds since 1970 on the browser's clock. */
  answeredAt: number
}

function Running({ contract, period, answeredAt }: Props) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const facts = useRunningFacts(contract.terms, period)
  const corrections = correctionItems(period)
  return (
    <>
      <div className={classes.running}>
        <div className={classes.next}>
          <p className={textClasses.caption}>
            <FormattedMessage id="contracts.running.next" />
          </p>
          <p className={classes.left}>
            <TimeLeft to={settlementByOwnClock(period, answeredAt)} />
          </p>
          <p className={textClasses.caption}>
            {formatInstant(period.nextSettlementAt, 'minute', language, timeZone)}
          </p>
        </div>
        <FactList
          shape="columns"
          facts={[
            {
              id: 'period',
              term: <FormattedMessage id="records.columns.period" />,
              value: formatPeriod(period.periodStart, period.periodEnd, language, timeZone),
            },
            ...facts,
          ]}
        />
      </div>
      {corrections.length > 0 && (
        <div className={classes.note}>
          <FoldedLines count={corrections.length}>{corrections}</FoldedLines>
        </div>
      )}
      <p className={classes.note}>
        <FormattedMessage id="contracts.running.note" />
      </p>
    </>
  )
}
