import { useIntl } from 'react-intl'
import classes from './statistics.module.css'
import skeleton from './statisticsSkeleton.module.css'

export function StatisticsSkeleton() {
  const intl = useIntl()
  return (
    <div
      role="status"
      aria-label={intl.formatMessage({ id: 'operator.statistics.loading' })}
      className={classes.statistics}
    >
      <span className={skeleton.block} data-size="title" />
      <span className={skeleton.block} data-size="funnel" />
      <span className={skeleton.block} data-size="table" />
    </div>
  )
}
