import { useIntl } from 'react-intl'
import { Balance } from '../../../features/wallet/Balance.tsx'
import { CashierLink } from '../../../features/wallet/CashierLink.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { LazyMenu } from '../../../kit/menu/LazyMenu.tsx'
import { plainName } from '../../../lib/names/personName.ts'
import { useIcon } from '../../../session/icon.queries.ts'
import { useMember } from '../../../session/session.queries.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import accountMenuClasses from './AccountMenu.module.css'
import classes from './MemberTools.module.css'

const AccountList = lazyPart(() => import('./AccountList.tsx').then((file) => file.AccountList))

/** Profile picture that opens the account menu (HEAD-04). */
function AccountMenu() {
  const intl = useIntl()
  const member = useMember().data
  const icon = useIcon()
  const name = plainName(member?.nickname || member?.account || '')
  return (
    <LazyMenu
      label={intl.formatMessage({ id: 'account.menu' }, { name })}
      buttonClassName={accountMenuClasses.avatar}
      button={<Avatar icon={icon} size={40} />}
      List={AccountList}
    />
  )
}

/** Header tools of a member: balance, deposit and withdrawal, account menu (HEAD-02 to HEAD-04). */
export function MemberTools() {
  return (
    <div className={classes.member}>
      <Balance place="header" />
      <div className={classes.cashier}>
        <CashierLink way="deposit" />
        <CashierLink way="withdraw" />
      </div>
      <div className={classes.account}>
        <AccountMenu />
      </div>
    </div>
  )
}
