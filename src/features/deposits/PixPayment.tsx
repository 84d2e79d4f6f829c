import { FormattedMessage, useIntl } from 'react-intl'
import { CopyButton } from '../../kit/page/CopyButton.tsx'
import { LazyQrCode } from '../../kit/qrCode/LazyQrCode.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import layoutClasses from '../../ui/layout.module.css'
import textClasses from '../../ui/text.module.css'
import type { Deposit } from './depositSteps.ts'
import classes from './order.module.css'

export type PaymentOf<Kind> = Extract<NonNullable<Deposit['payment']>, { kind: Kind }>

/** Pix code, to scan with another device or to copy into a bank's app. */
export function PixPayment({ payment }: { payment: PaymentOf<'PIX'> }) {
  const intl = useIntl()
  const { copyAndPaste, receiver } = payment
  return (
    <div className={classes.pix}>
      <div className={layoutClasses.stack8}>
        <p className={textClasses.note}>
          <FormattedMessage id="deposits.order.pix.paste" />
        </p>
        <TextField
          label={intl.formatMessage({ id: 'deposits.order.pix.code' })}
          value={copyAndPaste}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <CopyButton
          text={copyAndPaste}
          label={intl.formatMessage({ id: 'deposits.order.pix.copy' })}
          look="main"
        />
        <FactList
          facts={[
            {
              id: 'receiver',
              term: <FormattedMessage id="deposits.order.pix.receiver" />,
              value: <bdi>{receiver}</bdi>,
            },
          ]}
        />
      </div>
      <div className={classes.qr}>
        <LazyQrCode
          text={copyAndPaste}
          label={intl.formatMessage({ id: 'deposits.order.pix.qr' })}
        />
        <p className={textClasses.note}>
          <FormattedMessage id="deposits.order.pix.scan" />
        </p>
      </div>
    </div>
  )
}
