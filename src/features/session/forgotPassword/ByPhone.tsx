import { type FieldErrors, useWatch } from 'react-hook-form'
import { type IntlShape, useIntl } from 'react-intl'
import { CodeTextField } from '../../../identity/code/CodeTextField.tsx'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { PhoneTextField } from '../../../identity/phone/PhoneTextField.tsx'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { fieldHint, reasonMessage } from '../../../identity/ruledField/messages.ts'
import { NewPasswordInput } from '../../../identity/ruledField/NewPasswordInput.tsx'
import { isReason } from '../../../identity/ruledField/reasons.ts'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import type { PhoneValues } from './forgotPasswordSchema.ts'
import { usePhoneForm } from './usePhoneForm.ts'

function errorText(
  intl: IntlShape,
  name: keyof PhoneValues,
  errors: FieldErrors<PhoneValues>,
  field: FormField,
  phoneDigits: { min: number; max: number } | undefined,
): string | undefined {
  const reason = errors[name]?.message
  if (reason === undefined) return undefined
  if (name === 'verificationCode') {
    if (reason === 'wrong') return intl.formatMessage({ id: 'errors.verificationCodeWrong' })
    if (reason === 'expired') return intl.formatMessage({ id: 'errors.verificationCodeExpired' })
    return intl.formatMessage({ id: 'errors.verificationCodeMissing' })
  }
  if (name === 'mobileNum' && (reason !== 'phone' || !phoneDigits)) {
    return intl.formatMessage({
      id: reason === 'required' ? 'errors.phoneMissing' : 'errors.phoneInvalid',
    })
  }
  if (!isReason(reason)) return intl.formatMessage({ id: 'failure.action' })
  return reasonMessage(intl, field, reason, { minimumAge: 0, phoneDigits })
}

/** Form for a new password, checked by the current rule and confirmed by an SMS code. */
export function ByPhone({ next }: { next: string | undefined }) {
  const intl = useIntl()
  const { form, field, phoneDigits, failure, submit, codeRequest } = usePhoneForm(next)
  const { register, setValue, control, handleSubmit } = form
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control, name: 'newPassword' })
  const error = (name: keyof PhoneValues) => errorText(intl, name, errors, field, phoneDigits)
  return (
    <form
      noValidate
      className={layoutClasses.stack12}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <p className={textClasses.intro}>{intl.formatMessage({ id: 'forgotPassword.byPhone' })}</p>
      <FailureNotice error={failure} />
      <PhoneTextField
        {...register('mobileNum')}
        dialingCode={register('countryDialingCode')}
        onDial={(dialingCode) => setValue('countryDialingCode', dialingCode)}
        label={intl.formatMessage({ id: 'forgotPassword.mobile' })}
        error={error('mobileNum')}
        required
      />
      <CodeTextField
        {...register('verificationCode')}
        request={codeRequest}
        label={intl.formatMessage({ id: 'forgotPassword.code' })}
        error={error('verificationCode')}
        maxLength={20}
        required
      />
      <NewPasswordInput
        {...register('newPassword')}
        field={field}
        password={typed}
        label={intl.formatMessage({ id: 'forgotPassword.newPassword' })}
        hint={fieldHint(intl, field)}
        error={error('newPassword')}
        required
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {intl.formatMessage({
          id: isSubmitting ? 'forgotPassword.submitting' : 'forgotPassword.submitPhone',
        })}
      </Button>
    </form>
  )
}
