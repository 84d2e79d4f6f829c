import { FormattedMessage } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import classes from './MemberCard.module.css'

/**
 * Placeholder of the member's card until its code has loaded: plain links in their final positions.
 */
export const MemberCardPlace = () => (
  <div className={classes.card}>
    <p className={classes.greeting} />
    <span className={classes.balance} />
    <div className={classes.buttons}>
      <Link to={paths.member('deposit')} {...buttonLook('primary')}>
        <FormattedMessage id="pages.member.deposit" />
      </Link>
      <Link to={paths.member('withdraw')} {...buttonLook('secondary')}>
        <FormattedMessage id="pages.member.withdraw" />
      </Link>
    </div>
    <Link to={paths.member('rewardCentre')} className={classes.rewards}>
      <FormattedMessage id="pages.member.rewardCentre" />
    </Link>
  </div>
)
