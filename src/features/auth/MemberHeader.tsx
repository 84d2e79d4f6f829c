import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { read } from '../../api/read.ts'
import { Money } from '../../kit/format/Money.tsx'
import { openModal } from '../../kit/modal/modalStore.ts'
import { useAccountKind, useMember } from '../../session/session.queries.ts'
import { RefreshIcon, SignOutIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import classes from './MemberHeader.module.css'

/** What a member sees in the header: the balance (HEAD-02, HEAD-06) and the account menu (HEAD-04). */
export function MemberHeader() {
  return (
    <div className={classes.member}>
      <Balance />
      <AccountMenu />
    </div>
  )
}

function Balance() {
  const intl = useIntl()
  const balance = useQuery(read('/wps/v2/wallets/balance', {}))
  return (
    <div className={classes.balance}>
      <span className={classes.amount} aria-live="polite" aria-busy={balance.isFetching}>
        <span className="visuallyHidden">{intl.formatMessage({ id: 'account.balance' })}</span>
        {balance.data ? (
          <Money amount={balance.data.balance} symbol={balance.data.currencySymbol} />
        ) : balance.isError ? (
          <span className={classes.failed}>
            {intl.formatMessage({ id: 'account.balanceFailed' })}
          </span>
        ) : (
          <span className={classes.waiting} />
        )}
      </span>
      <button
        type="button"
        className={classes.refresh}
        aria-label={intl.formatMessage({ id: 'account.refresh' })}
        data-busy={balance.isFetching || undefined}
        onClick={() => void balance.refetch()}
      >
        <RefreshIcon />
      </button>
    </div>
  )
}

function AccountMenu() {
  const intl = useIntl()
  const member = useMember().data
  const kind = useAccountKind()
  const name = member?.nickname || member?.account || ''
  const initial = [...name][0]?.toLocaleUpperCase(intl.locale) ?? ''
  return (
    <Menu
      label={intl.formatMessage({ id: 'account.menu' }, { name })}
      buttonClassName={classes.avatar}
      button={<span aria-hidden="true">{initial}</span>}
      header={
        <div className={classes.identity}>
          <strong>{name}</strong>
          {member && <span>{member.account}</span>}
          {kind && <span>{intl.formatMessage({ id: `account.kind.${kind}` })}</span>}
        </div>
      }
      items={[
        {
          id: 'logout',
          label: intl.formatMessage({ id: 'account.logout' }),
          icon: <SignOutIcon />,
          onSelect: () => openModal({ name: 'confirmLogout' }),
        },
      ]}
    />
  )
}
