import { useIntl } from 'react-intl'
import classes from './skeleton.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

export function Skeleton() {
  const intl = useIntl()
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'operator.loading' })}>
      <span className={classes.skeletonTitle} />
      <div className={classes.skeletonTable}>
        {rows.map((row) => (
          <div key={row} className={classes.skeletonRow}>
            <span />
            <span />
            <span />
          </div>
        ))}
      </div>
    </div>
  )
}
