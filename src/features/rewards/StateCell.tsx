import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { RecordRow } from '../../kit/records/definition.ts'
import { useMarket } from '../../session/market.ts'
import { RewardState } from './RewardState.tsx'
import classes from './rewards.module.css'

/** Status of a reward, with the time of its claim. */
export function StateCell({ row: { status, claimedAt } }: { row: RecordRow<'/wps/rewards'> }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <span className={classes.state}>
      <RewardState status={status} />
      {claimedAt !== undefined && (
        <time dateTime={claimedAt} className={classes.note}>
          {formatInstant(claimedAt, 'minute', language, timeZone)}
        </time>
      )}
    </span>
  )
}
