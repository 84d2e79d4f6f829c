import { useIntl } from 'react-intl'
import classes from './activity.module.css'

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

export function ActivitySkeleton() {
  const intl = useIntl()
  return (
    <div
      role="status"
      aria-label={intl.formatMessage({ id: 'operator.activity.loading' })}
      className={classes.list}
    >
      {lines.map((line) => (
        <div key={line} className={classes.deed}>
          <span className={classes.block} />
        </div>
      ))}
    </div>
  )
}
