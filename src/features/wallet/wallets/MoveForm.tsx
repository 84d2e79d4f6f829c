import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Input } from '../../../api/operations.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { AmountWithAllField } from '../../../money/amount/AmountWithAllField.tsx'
import { parseAmount } from '../../../money/amount/parseAmount.ts'
import { useAmountError } from '../../../money/amount/useAmountError.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Wallets } from '../wallets.queries.ts'
import { MoveSides, type MoveValues } from './MoveSides.tsx'
import { mainWallet, walletsOf } from './walletList.ts'
import classes from './wallets.module.css'

type Move = Input<'POST /wps/relay/GCS_walletTransfer'>['body']

type Props = {
  wallets: Wallets
  /** Id of the last move; a new id empties the amount. */
  transferId: string | undefined
  isSending: boolean
  onSubmit: (move: Move) => void
}

/** Form to select two wallets and an amount. */
export function MoveForm({ wallets, transferId, isSending, onSubmit }: Props) {
  const language = useLanguage()
  const form = useForm<MoveValues>({
    mode: 'onTouched',
    defaultValues: { from: mainWallet, to: wallets.vendors[0]?.vendor ?? mainWallet, amount: '' },
  })
  const { register, handleSubmit, formState, setValue, resetField } = form
  const from = useWatch({ control: form.control, name: 'from' })
  const available = walletsOf(wallets).find(({ id }) => id === from)?.balance ?? '0.00'
  const amountError = useAmountError({
    minimum: wallets.minimumMove,
    maximum: available,
    available,
  })
  useEffect(() => {
    if (transferId !== undefined) resetField('amount')
  }, [transferId, resetField])
  const submit = ({ amount: input, ...sides }: MoveValues) => {
    const { amount } = parseAmount(input, language)
    if (amount !== undefined) onSubmit({ ...sides, amount })
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        if (isSending) event.preventDefault()
        else void handleSubmit(submit)(event)
      }}
    >
      <MoveSides form={form} wallets={wallets} />
      <AmountWithAllField
        {...register('amount', { validate: amountError })}
        error={formState.errors.amount?.message}
        all={available}
        onAll={(text) => setValue('amount', text, { shouldValidate: true, shouldTouch: true })}
      />
      <Button type="submit" variant="secondary" size="large" isBusy={isSending}>
        <FormattedMessage id="wallet.move.submit" />
      </Button>
    </form>
  )
}
