import type { UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { type ReceiverProblem, receiverProblem } from './receiver.ts'
import classes from './redeem.module.css'
import type { RedeemIntent } from './redeemIntent.ts'

/** Fields of the recipient and the address of a delivery. */
export function ReceiverFields({ form }: { form: UseFormReturn<RedeemIntent> }) {
  const intl = useIntl()
  const { register, formState } = form
  const { errors } = formState
  const field = (name: 'name' | 'address' | 'phone') => {
    const errorIf = (kind: ReceiverProblem) => (typed: string) =>
      receiverProblem(name, typed) !== kind ||
      intl.formatMessage({ id: `points.receiver.errors.${name}.${kind}` })
    return {
      ...register(name, { validate: { missing: errorIf('missing'), format: errorIf('format') } }),
      label: intl.formatMessage({ id: `points.receiver.${name}` }),
      error: errors[name]?.message,
      required: true,
    }
  }
  return (
    <fieldset className={classes.receiver}>
      <legend>
        <FormattedMessage id="points.receiver.title" />
      </legend>
      <TextField {...field('name')} autoComplete="name" maxLength={120} />
      <TextAreaField
        {...field('address')}
        hint={intl.formatMessage({ id: 'points.receiver.addressHint' })}
        autoComplete="street-address"
        maxLength={400}
      />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
    </fieldset>
  )
}
