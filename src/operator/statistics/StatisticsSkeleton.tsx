import { useIntl } from 'react-intl'
import classes from './statistics.module.css'
import bones from './statisticsSkeleton.module.css'

/** The page's shape while the figures are on the way. */
export function StatisticsSkeleton() {
  const intl = useIntl()
  return (
    <div
      role="status"
      aria-label={intl.formatMessage({ id: 'operator.statistics.loading' })}
      className={classes.statistics}
    >
      <span className={bones.bone} data-size="title" />
      <span className={bones.bone} data-size="funnel" />
      <span className={bones.bone} data-size="table" />
    </div>
  )
}
