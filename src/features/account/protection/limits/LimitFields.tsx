import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { AmountField } from '../../../../money/amount/AmountField.tsx'
import { radioLook } from '../../../../ui/field/radioLook.ts'
import { TextField } from '../../../../ui/field/TextField.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import textClasses from '../../../../ui/text.module.css'
import { durationText } from '../duration.ts'
import classes from './limitForm.module.css'
import { minutesOf, type PlayerLimit, sizeOf } from './playerLimit.ts'
import type { LimitProblem, LimitValues } from './readLimit.ts'

const ownProblems = ['time', 'whole', 'minutes', 'least', 'most', 'same'] as const
type OwnProblem = (typeof ownProblems)[number]

const isOwn = (problem: LimitProblem): problem is OwnProblem =>
  ownProblems.some((one) => one === problem)

/** Returns the error text of a limit field; undefined when the field has no error. */
function useLimitError({ period }: PlayerLimit, errors: FieldErrors<LimitValues>) {
  const intl = useIntl()
  return (name: keyof LimitValues): string | undefined => {
    // The cast is safe: the messages of `limitSchema` are `LimitProblem`s.
    const problem = errors[name]?.message as LimitProblem | undefined
    if (problem === undefined) return undefined
    if (!isOwn(problem)) {
      const example = intl.formatNumber(1234.5, { minimumFractionDigits: 2 })
      return intl.formatMessage({ id: `wallet.amount.errors.${problem}` }, { example })
    }
    const most = durationText(intl, minutesOf[period])
    return intl.formatMessage({ id: `protection.limitForm.errors.${problem}` }, { most })
  }
}

type Props = { limit: PlayerLimit; form: UseFormReturn<LimitValues> }

/**
 * Fields of a limit: either an amount, or hours and minutes. If the limit is already set, a further
 * field can remove it.
 */
export function LimitFields({ limit, form }: Props) {
  const intl = useIntl()
  const { register, watch, formState } = form
  const isUnlimited = watch('choice') === 'unlimited'
  const error = useLimitError(limit, formState.errors)
  const { isSubmitted } = formState
  // Hours and minutes are one value, so a change of one may fix the error shown at the other.
  const other = { onChange: () => void (isSubmitted && form.trigger()) }
  return (
    <>
      {sizeOf(limit) !== null && <ChoiceOfLimit field={register('choice')} />}
      {!isUnlimited && limit.kind !== 'TIME' && (
        <AmountField
          {...register('amount')}
          label={intl.formatMessage({ id: 'protection.limitForm.amount' })}
          hint={intl.formatMessage({ id: 'protection.limitForm.amountHint' })}
          error={error('amount')}
          enterKeyHint="done"
          required
          data-autofocus
        />
      )}
      {!isUnlimited && limit.kind === 'TIME' && (
        <fieldset className={`${layoutClasses.fieldset} ${classes.time}`}>
          <legend className={textClasses.label}>
            <FormattedMessage id="protection.limitForm.amount" />
          </legend>
          <TextField
            {...register('hours', other)}
            label={intl.formatMessage({ id: 'protection.limitForm.hours' })}
            hint={intl.formatMessage(
              { id: 'protection.limitForm.timeHint' },
              { most: durationText(intl, minutesOf[limit.period]) },
            )}
            error={error('hours')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            data-autofocus
          />
          <TextField
            {...register('minutes', other)}
            label={intl.formatMessage({ id: 'protection.limitForm.minutes' })}
            error={error('minutes')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        </fieldset>
      )}
    </>
  )
}

function ChoiceOfLimit({ field }: { field: ReturnType<Props['form']['register']> }) {
  return (
    <fieldset className={`${layoutClasses.fieldset} ${classes.choice}`}>
      <legend className="visuallyHidden">
        <FormattedMessage id="protection.limitForm.choice" />
      </legend>
      {(['limited', 'unlimited'] as const).map((value) => (
        <label key={value} className={classes.option}>
          <input {...field} {...radioLook} value={value} />
          <FormattedMessage id={`protection.limitForm.${value}`} />
        </label>
      ))}
    </fieldset>
  )
}
