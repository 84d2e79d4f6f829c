import { FormattedMessage } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { GiftIcon } from '../../../ui/menuIcons.tsx'
import classes from './MemberCard.module.css'

/** Member's card until its code and data have loaded: its links in their final places. */
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
      <GiftIcon />
      <FormattedMessage id="home.member.nothingToClaim" />
    </Link>
  </div>
)
