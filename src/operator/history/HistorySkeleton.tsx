import { useIntl } from 'react-intl'
import patterns from '../patterns.module.css'
import classes from './history.module.css'

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function HistorySkeleton() {
  const intl = useIntl()
  return (
    <div
      role="status"
      aria-label={intl.formatMessage({ id: 'operator.history.loading' })}
      className={patterns.page}
    >
      <span className={classes.blockTitle} />
      <div className={patterns.list}>
        {lines.map((line) => (
          <div key={line} className={classes.item}>
            <span className={classes.block} />
          </div>
        ))}
      </div>
    </div>
  )
}
