import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { PicturesField } from '../../kit/files/PicturesField.tsx'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { AmountField } from '../../money/amount/AmountField.tsx'
import { parseAmount } from '../../money/amount/parseAmount.ts'
import { useAmountError } from '../../money/amount/useAmountError.ts'
import { Button } from '../../ui/Button.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './withdrawal.module.css'
import type { PaymentReport } from './withdrawIntent.ts'

type Props = { isBusy: boolean; onReport: (report: PaymentReport) => void }

/**
 * Form to report a partial payment: the received amount, above zero and below the payout, with a
 * picture as proof.
 */
export function PartialForm({ payout, isBusy, onReport }: Props & { payout: string }) {
  const intl = useIntl()
  const language = useLanguage()
  const proof = useProof()
  const errorOf = useAmountError({
    minimum: '0.01',
    maximum: toDecimal(Math.max(toMinor(payout) - 1, 1)),
  })
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { amount: '' },
  })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) =>
        void handleSubmit(({ amount }) => {
          const receivedAmount = parseAmount(amount, language).amount
          if (receivedAmount === undefined || proof.isWaiting()) return
          const [proofFileId] = proof.fileIds
          onReport({
            outcome: 'PARTIAL',
            receivedAmount,
            ...(proofFileId !== undefined && { proofFileId }),
          })
        })(event)
      }
    >
      <AmountField
        {...register('amount', { validate: errorOf })}
        label={intl.formatMessage({ id: 'withdrawals.report.amount' })}
        error={formState.errors.amount?.message}
        required
      />
      <PicturesField
        label={intl.formatMessage({ id: 'withdrawals.report.proof' })}
        error={proof.error}
        onChange={proof.take}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        <FormattedMessage id="withdrawals.report.send" />
      </Button>
    </form>
  )
}

/** Form to report a missing payment, with a picture of the account statement as proof. */
export function NotReceivedForm({ isBusy, onReport }: Props) {
  const intl = useIntl()
  const proof = useProof()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [proofFileId] = proof.fileIds
    if (proof.isWaiting() || proof.isMissing() || proofFileId === undefined) return
    onReport({ outcome: 'NOT_RECEIVED', proofFileId })
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p className={textClasses.note}>
        <FormattedMessage id="withdrawals.report.notReceivedText" />
      </p>
      <PicturesField
        label={intl.formatMessage({ id: 'withdrawals.report.proof' })}
        error={proof.error}
        required
        onChange={proof.take}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        <FormattedMessage id="withdrawals.report.send" />
      </Button>
    </form>
  )
}

/** The picture of a report, and its error. */
function useProof() {
  const intl = useIntl()
  const [fileIds, setFileIds] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  return {
    fileIds,
    error,
    take: (sentIds: string[], isSending: boolean) => {
      setFileIds(sentIds)
      setBusy(isSending)
      if (sentIds.length > 0) setError(undefined)
    },
    /** Returns true and shows an error while the picture is still being uploaded. */
    isWaiting: () => {
      if (isBusy) setError(intl.formatMessage({ id: 'withdrawals.report.proofSending' }))
      return isBusy
    },
    /** Returns true and shows an error without a picture. */
    isMissing: () => {
      if (fileIds.length > 0) return false
      setError(intl.formatMessage({ id: 'withdrawals.report.proofMissing' }))
      return true
    },
  }
}
