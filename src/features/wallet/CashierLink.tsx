import { useIntl } from 'react-intl'
import { Link } from '../../kit/page/Link.tsx'
import { useOnline } from '../../kit/page/useOnline.ts'
import { showToast } from '../../kit/toast/toastStore.ts'
import { paths } from '../../paths.ts'
import { buttonLook } from '../../ui/Button.tsx'

/**
 * The way to put money in or to take it out (HEAD-03); closed without a network (fault cell 34).
 */
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
