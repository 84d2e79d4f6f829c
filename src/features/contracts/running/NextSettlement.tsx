import { FormattedMessage } from 'react-intl'
import classes from './running.module.css'
import { settlementByOwnClock } from './runningTimes.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { useRunningPeriod } from './useRunningPeriod.ts'

/** Line with the time left until the next settlement; empty until that time has loaded. */
export function NextSettlement({ contractId }: { contractId: string }) {
  const { data, dataUpdatedAt } = useRunningPeriod(contractId)
  return (
    <p className={classes.line}>
      {data && (
        <FormattedMessage
          id="contracts.running.nextIn"
          values={{ left: <TimeLeft to={settlementByOwnClock(data, dataUpdatedAt)} /> }}
        />
      )}
    </p>
  )
}
