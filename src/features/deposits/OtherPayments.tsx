import { FormattedMessage, useIntl } from 'react-intl'
import { LazyQrCode } from '../../kit/qrCode/LazyQrCode.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { CopyList } from './CopyList.tsx'
import classes from './order.module.css'
import type { PaymentOf } from './PixPayment.tsx'

/** Payment in crypto to an address, shown as text and as a QR code. */
export function CryptoPayment({ payment }: { payment: PaymentOf<'USDT_TRC20'> }) {
  const intl = useIntl()
  const { address, coins, rate } = payment
  const name = (id: 'address' | 'coins' | 'rate') =>
    intl.formatMessage({ id: `deposits.order.crypto.${id}` })
  return (
    <div className={classes.pix}>
      <CopyList
        facts={[
          { id: 'coins', name: name('coins'), text: coins },
          { id: 'address', name: name('address'), text: address },
          { id: 'rate', name: name('rate'), text: rate },
        ]}
      />
      <div className={classes.qr}>
        <LazyQrCode text={address} label={intl.formatMessage({ id: 'deposits.order.crypto.qr' })} />
      </div>
    </div>
  )
}

/** Link to the provider's page on which the member confirms the payment. */
export function EwalletPayment({ payment }: { payment: PaymentOf<'EWALLET'> }) {
  return (
    <div className={classes.actions}>
      <a href={payment.url} target="_blank" rel="noopener noreferrer" {...buttonLook('primary')}>
        <FormattedMessage id="deposits.order.ewallet.open" />
      </a>
    </div>
  )
}
