import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Countdown } from '../../kit/timing/Countdown.tsx'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Deposit } from './depositSteps.ts'
import { CryptoPayment, EwalletPayment } from './OtherPayments.tsx'
import classes from './order.module.css'
import { PixPayment } from './PixPayment.tsx'
import { ProofPart } from './ProofPart.tsx'
import { TransferPayment } from './TransferPayment.tsx'

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
        <div className={classes.rules}>
          {payer !== undefined && (
            <p className={classes.payer}>
              <FormattedMessage id="deposits.order.payer" values={{ number: <bdi>{payer}</bdi> }} />
            </p>
          )}
          <p className={classes.note}>
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
      <span className={classes.timeTerm}>
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
