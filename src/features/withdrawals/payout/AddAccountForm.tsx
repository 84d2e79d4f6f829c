import { useEffect } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Failure, failureOf } from '../../../api/failure.ts'
import { payoutAccountRequestLimits } from '../../../api/gen/limits.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { isPersonName, normalizeName } from '../../../lib/names/personName.ts'
import { pixKeyReaders } from '../../../lib/pixKey.ts'
import { countGraphemes, joinText, normalizeText } from '../../../lib/text.ts'
import { TransactionPasswordField } from '../../../money/transactionPassword/TransactionPasswordField.tsx'
import { problemOfTyped } from '../../../money/transactionPassword/transactionPassword.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import classes from './payout.module.css'
import type { PayoutAccount } from './payout.queries.ts'
import { type NewAccount, useAddAccount } from './useAddAccount.ts'

type KeyProblem = 'keyMissing' | 'cpfLength' | 'cpfDigits' | 'phone' | 'email' | 'random'
type HolderProblem = 'holderMissing' | 'holderLength' | 'holderCharacters'

const problemOfForm = { PHONE: 'phone', EMAIL: 'email', RANDOM: 'random' } as const

/** Problem of a Pix key of a given type; undefined for a valid key. */
export function problemOfKey(
  keyType: PayoutAccount['keyType'],
  text: string,
): KeyProblem | undefined {
  if (normalizeText(text) === '') return 'keyMissing'
  if (pixKeyReaders[keyType](text) !== undefined) return undefined
  if (keyType !== 'CPF') return problemOfForm[keyType]
  return /^[0-9]{11}$/.test(joinText(text)) ? 'cpfDigits' : 'cpfLength'
}

const { minLength, maxLength } = payoutAccountRequestLimits.holder

/** Problem of a holder's name. The server checks that it is the member's own name. */
export function problemOfHolder(text: string): HolderProblem | undefined {
  const name = normalizeName(text)
  if (name === '') return 'holderMissing'
  const length = countGraphemes(name)
  if (length < minLength || length > maxLength) return 'holderLength'
  return isPersonName(name) ? undefined : 'holderCharacters'
}

/** Field that a rejection concerns, and the message to show there. */
type AccountRejection = { field: keyof NewAccount; messageId: MessageId }

const rejections: Readonly<Record<string, AccountRejection>> = {
  PAYOUT_KEY_INVALID: { field: 'key', messageId: 'errors.payoutKeyInvalid' },
  PAYOUT_KEY_TAKEN: { field: 'key', messageId: 'errors.payoutKeyTaken' },
  PAYOUT_HOLDER_DIFFERS: { field: 'holder', messageId: 'errors.payoutHolderDiffers' },
  FIELDS_INVALID: { field: 'holder', messageId: 'withdrawals.payout.errors.holderCharacters' },
  PAYMENT_PASSWORD_WRONG: {
    field: 'paymentPassword',
    messageId: 'transactionPassword.errors.wrong',
  },
}

/** Field that a rejection concerns; undefined if it concerns none. */
function rejectionOf(error: unknown): AccountRejection | undefined {
  const failure: Failure = failureOf(error)
  if (failure.kind !== 'rejected' || !Object.hasOwn(rejections, failure.code)) return undefined
  return rejections[failure.code]
}

const keyTypes = ['CPF', 'PHONE', 'EMAIL', 'RANDOM'] as const
/** Input mode for each type of key. It selects the keyboard of a phone. */
const inputModes = { CPF: 'numeric', PHONE: 'tel', EMAIL: 'email', RANDOM: 'text' } as const

type Props = {
  /** True if the member has no account yet: the form then has no cancel button. */
  isFirst: boolean
  onAdded: () => void
  onCancel: () => void
}

/** Form for a new Pix key. Errors appear at their fields, and all values stay (ACT-08). */
export function AddAccountForm({ isFirst, onAdded, onCancel }: Props) {
  const intl = useIntl()
  const form = useForm<NewAccount>({
    mode: 'onTouched',
    defaultValues: { keyType: 'CPF', key: '', holder: '', paymentPassword: '' },
  })
  const { setFocus, setError } = form
  const addition = useAddAccount({
    onAdded,
    onError: (error) => {
      const rejection = rejectionOf(error)
      if (!rejection) return
      const message = intl.formatMessage({ id: rejection.messageId })
      setError(rejection.field, { message }, { shouldFocus: true })
    },
  })
  useEffect(() => {
    if (!isFirst) setFocus('keyType')
  }, [isFirst, setFocus])
  const submit = ({ key, holder, ...others }: NewAccount) =>
    addition.add({
      ...others,
      key: pixKeyReaders[others.keyType](key) ?? key,
      holder: normalizeName(holder),
    })
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={intl.formatMessage({ id: 'withdrawals.payout.addTitle' })}
      onSubmit={(event) => {
        if (addition.isBusy) event.preventDefault()
        else void form.handleSubmit(submit)(event)
      }}
    >
      <h3 className={textClasses.subheading}>
        <FormattedMessage id="withdrawals.payout.addTitle" />
      </h3>
      {addition.error !== undefined && !rejectionOf(addition.error) && (
        <FailureNotice error={addition.error} />
      )}
      <AccountFields form={form} />
      <div className={layoutClasses.actions}>
        <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} isBusy={addition.isBusy}>
          <FormattedMessage id="withdrawals.payout.save" />
        </Button>
        {!isFirst && !addition.isBusy && (
          <Button variant="quiet" onClick={onCancel}>
            <FormattedMessage id="app.cancel" />
          </Button>
        )}
      </div>
    </form>
  )
}

/** Fields of the key, its holder and the transaction password. */
function AccountFields({ form }: { form: UseFormReturn<NewAccount> }) {
  const intl = useIntl()
  const { register, control, formState, getValues, trigger } = form
  const { errors } = formState
  const keyType = useWatch({ control, name: 'keyType' })
  const keyError = (text: string) => {
    const problem = problemOfKey(getValues('keyType'), text)
    return problem && intl.formatMessage({ id: `withdrawals.payout.errors.${problem}` })
  }
  const holderError = (text: string) => {
    const problem = problemOfHolder(text)
    return problem && intl.formatMessage({ id: `withdrawals.payout.errors.${problem}` })
  }
  const passwordError = (text: string) => {
    const problem = problemOfTyped(text)
    return problem && intl.formatMessage({ id: `transactionPassword.errors.${problem}` })
  }
  return (
    <div className={classes.fields}>
      <SelectField
        {...register('keyType', {
          // The format of a key depends on its type, so a change of the type validates a key that
          // is not empty.
          onChange: () => void (getValues('key') !== '' && trigger('key')),
        })}
        label={intl.formatMessage({ id: 'withdrawals.payout.keyType' })}
        options={keyTypes.map((value) => ({
          value,
          label: intl.formatMessage({ id: `withdrawals.payout.keyTypes.${value}` }),
        }))}
        required
      />
      <TextField
        {...register('key', { validate: keyError })}
        label={intl.formatMessage({ id: 'withdrawals.payout.key' })}
        hint={intl.formatMessage({ id: `withdrawals.payout.keyHints.${keyType}` })}
        error={errors.key?.message}
        inputMode={inputModes[keyType]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <TextField
        {...register('holder', { validate: holderError })}
        label={intl.formatMessage({ id: 'withdrawals.payout.holder' })}
        hint={intl.formatMessage({ id: 'withdrawals.payout.holderHint' })}
        error={errors.holder?.message}
        autoComplete="name"
        required
      />
      <TransactionPasswordField
        {...register('paymentPassword', { validate: passwordError })}
        error={errors.paymentPassword?.message}
        required
      />
    </div>
  )
}
