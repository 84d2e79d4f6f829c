import { useIntl } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { useOnline } from '../../kit/page/useOnline.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { paths } from '../../paths.ts'
import { buttonLook } from '../../ui/Button.tsx'

/** Link to deposits or withdrawals (HEAD-03), disabled while offline. */
export function CashierLink({ way }: { way: 'deposit' | 'withdraw' }) {
  const intl = useIntl()
  const isOnline = useOnline()
  return (
    <Link
      to={paths.member(way)}
      {...buttonLook(way === 'deposit' ? 'primary' : 'secondary')}
      aria-disabled={!isOnline || undefined}
      onClickCapture={(event) => {
        if (isOnline) return
        event.preventDefault()
        event.stopPropagation()
        showToast('notice', { id: 'failure.offline' })
      }}
    >
      {intl.formatMessage({ id: `wallet.${way}` })}
    </Link>
  )
}
