import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { AvatarOutline } from '../../../ui/AvatarOutline.tsx'
import { buttonLook } from '../../../ui/Button.tsx'
import classes from './MemberTools.module.css'

/** Header tools of a member until their code has loaded: plain links in their final places. */
export function MemberPlace() {
  const intl = useIntl()
  return (
    <div className={classes.member}>
      <span className={classes.balance} />
      <div className={classes.cashier}>
        <Link to={paths.member('deposit')} {...buttonLook('primary')}>
          <FormattedMessage id="pages.member.deposit" />
        </Link>
        <Link to={paths.member('withdraw')} {...buttonLook('secondary')}>
          <FormattedMessage id="pages.member.withdraw" />
        </Link>
      </div>
      <div className={classes.account}>
        <Link to={paths.member()} aria-label={intl.formatMessage({ id: 'header.account' })}>
          <AvatarOutline size={40} />
        </Link>
      </div>
    </div>
  )
}
