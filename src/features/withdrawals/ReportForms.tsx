import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { PicturesField } from '../../kit/files/PicturesField.tsx'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { AmountField } from '../../money/amount/AmountField.tsx'
import { amountAsTyped, parseAmount } from '../../money/amount/parseAmount.ts'
import { useAmountError } from '../../money/amount/useAmountError.ts'
import { Button } from '../../ui/Button.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './withdrawal.module.css'
import type { Withdrawal } from './withdrawalSteps.ts'
import type { DisputeReport } from './withdrawIntent.ts'

type Props = { withdrawal: Withdrawal; onReview: (report: DisputeReport) => void }

/**
 * Form to report a partial payment: the received amount, above zero and below the payout, with a
 * picture as proof.
 */
export function PartialForm({ withdrawal: { payout, confirmation }, onReview }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const proof = useProof(confirmation?.proofFileId)
  const errorOf = useAmountError({
    minimum: '0.01',
    maximum: toDecimal(Math.max(toMinor(payout) - 1, 1)),
  })
  const reported = confirmation?.outcome === 'PARTIAL' ? confirmation.receivedAmount : undefined
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { amount: reported === undefined ? '' : amountAsTyped(reported, language) },
  })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        const proofFileId = proof.check()
        void handleSubmit(({ amount }) => {
          const receivedAmount = parseAmount(amount, language).amount
          if (receivedAmount === undefined || proofFileId === undefined) return
          onReview({ outcome: 'PARTIAL', receivedAmount, proofFileId })
        })(event)
      }}
    >
      <AmountField
        {...register('amount', { validate: errorOf })}
        label={intl.formatMessage({ id: 'withdrawals.report.amount' })}
        error={formState.errors.amount?.message}
        required
      />
      <ProofField proof={proof} />
      <ReviewButton />
    </form>
  )
}

/** Form to report a missing payment, with a picture of the account statement as proof. */
export function NotReceivedForm({ withdrawal: { confirmation }, onReview }: Props) {
  const proof = useProof(confirmation?.proofFileId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const proofFileId = proof.check()
    if (proofFileId !== undefined) onReview({ outcome: 'NOT_RECEIVED', proofFileId })
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p className={textClasses.note}>
        <FormattedMessage id="withdrawals.report.notReceivedText" />
      </p>
      <ProofField proof={proof} />
      <ReviewButton />
    </form>
  )
}

const ReviewButton = () => (
  <Button type="submit" variant="primary">
    <FormattedMessage id="transfers.review" />
  </Button>
)

type Proof = ReturnType<typeof useProof>

function ProofField({ proof: { earlierId, error, change } }: { proof: Proof }) {
  const intl = useIntl()
  return (
    <PicturesField
      label={intl.formatMessage({ id: 'withdrawals.report.proof' })}
      {...(earlierId !== undefined && {
        hint: intl.formatMessage({ id: 'withdrawals.report.proofKept' }),
      })}
      error={error}
      required
      onChange={change}
    />
  )
}

/**
 * State of the picture that proves a report.
 * @param earlierId file id of the picture in the report to correct, used unless another picture is
 * chosen.
 */
function useProof(earlierId: string | undefined) {
  const intl = useIntl()
  const [fileId, setFileId] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  return {
    earlierId,
    error,
    change: ([sentId]: string[], isSending: boolean) => {
      setFileId(sentId)
      setBusy(isSending)
      if (sentId !== undefined) setError(undefined)
    },
    /**
     * Returns the picture's file id. Sets an error and returns undefined if the picture is missing
     * or still uploading.
     */
    check: (): string | undefined => {
      const proofId = fileId ?? earlierId
      const problem = isBusy ? 'proofSending' : proofId === undefined ? 'proofMissing' : undefined
      setError(problem && intl.formatMessage({ id: `withdrawals.report.${problem}` }))
      return problem === undefined ? proofId : undefined
    },
  }
}
