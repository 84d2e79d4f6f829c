import { useIntl } from 'react-intl'
import { useRewardCounts } from '../../../features/rewards/useRewardCounts.ts'
import classes from './SideMenu.module.css'

/**
 * Number of promotions and activities that the member can join (STATE-01); renders nothing at zero.
 */
export function EventsCount() {
  const intl = useIntl()
  const count = useRewardCounts()?.availablePromoCount ?? 0
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{intl.formatNumber(count)}</span>
      <span className="visuallyHidden">
        {intl.formatMessage({ id: 'support.menu.eventsToJoin' }, { count })}
      </span>
    </span>
  )
}
