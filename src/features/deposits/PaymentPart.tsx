import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { LazyQrCode } from '../../kit/qrCode/LazyQrCode.tsx'
import { Countdown } from '../../kit/timing/Countdown.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { buttonLook } from '../../ui/Button.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { Panel } from '../../ui/Panel.tsx'
import textClasses from '../../ui/text.module.css'
import { CopyList } from './CopyList.tsx'
import type { Deposit } from './depositSteps.ts'
import classes from './order.module.css'
import { type PaymentOf, PixPayment } from './PixPayment.tsx'
import { ProofPart } from './ProofPart.tsx'
import { TransferPayment } from './TransferPayment.tsx'

/** Payment in crypto to a wallet address, shown as text and as a QR code. */
function CryptoPayment({ payment }: { payment: PaymentOf<'USDT_TRC20'> }) {
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
function EwalletPayment({ payment }: { payment: PaymentOf<'EWALLET'> }) {
  return (
    <div className={layoutClasses.actions}>
      <a href={payment.url} target="_blank" rel="noopener noreferrer" {...buttonLook('primary')}>
        <FormattedMessage id="deposits.order.ewallet.open" />
      </a>
    </div>
  )
}

const titles = {
  PIX: 'deposits.order.pix.title',
  BANK_TRANSFER: 'deposits.order.transfer.title',
  USDT_TRC20: 'deposits.order.crypto.title',
  EWALLET: 'deposits.order.ewallet.title',
} as const

/** Payment instructions of an unpaid order, and the time left. */
export function PaymentPart({ deposit }: { deposit: Deposit }) {
  const { status, payment, amount, payer, expiresAt } = deposit
  if (status !== 'PENDING' || payment === undefined) return null
  return (
    <>
      <Panel title={<FormattedMessage id={titles[payment.kind]} />}>
        <div className={classes.due}>
          <p className={classes.sum}>
            <MarketMoney amount={amount} />
          </p>
          <TimeLeft to={expiresAt} />
        </div>
        {payment.kind === 'PIX' && <PixPayment payment={payment} />}
        {payment.kind === 'BANK_TRANSFER' && <TransferPayment payment={payment} amount={amount} />}
        {payment.kind === 'USDT_TRC20' && <CryptoPayment payment={payment} />}
        {payment.kind === 'EWALLET' && <EwalletPayment payment={payment} />}
        <div className={layoutClasses.stack4}>
          {payer !== undefined && (
            <p className={classes.payer}>
              <FormattedMessage
                id="deposits.order.payer"
                values={{ number: <bdi dir="ltr">{payer}</bdi> }}
              />
            </p>
          )}
          <p className={textClasses.note}>
            <FormattedMessage id="deposits.order.live" />
          </p>
        </div>
      </Panel>
      {payment.kind === 'BANK_TRANSFER' && <ProofPart deposit={deposit} />}
    </>
  )
}

function TimeLeft({ to }: { to: string }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <p className={classes.timeLeft}>
      <span className={textClasses.note}>
        <FormattedMessage
          id="deposits.order.until"
          values={{ moment: formatInstant(to, 'minute', language, timeZone) }}
        />
      </span>
      <strong className={classes.time}>
        <Countdown to={to} />
      </strong>
    </p>
  )
}
