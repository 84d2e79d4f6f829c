import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { type Failure, failureOf, failureReference, isUndecided } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { CodeTextField } from '../../../identity/code/CodeTextField.tsx'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import { fieldHint } from '../../../identity/ruledField/messages.ts'
import { NewPasswordInput } from '../../../identity/ruledField/NewPasswordInput.tsx'
import { failureText } from '../../../kit/failure/failureText.ts'
import { type ToastText, wordsOf } from '../../../kit/toast/toastStore.ts'
import { forgetTypedPassword, typedPassword } from '../../../session/passwordDue.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/field/PasswordField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import textClasses from '../../../ui/text.module.css'
import { type PasswordValues, passwordResolver } from './passwordSchema.ts'
import { useChangePassword } from './useChangePassword.ts'
import { usePasswordErrors } from './usePasswordErrors.ts'

type PasswordError = { field: keyof PasswordValues; reason: string }

const fields: ReadonlySet<string> = new Set<keyof PasswordValues>([
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'verificationCode',
])
const isField = (name: string): name is keyof PasswordValues => fields.has(name)

/** Field and reason of each rejection code that concerns one field only. */
const byCode: Partial<Record<string, PasswordError>> = {
  PASSWORD_WRONG: { field: 'oldPassword', reason: 'wrong' },
  PASSWORD_SAME: { field: 'newPassword', reason: 'same' },
  PASSWORD_COMMON: { field: 'newPassword', reason: 'common' },
  VERIFICATION_CODE_MISSING: { field: 'verificationCode', reason: 'required' },
  VERIFICATION_CODE_WRONG: { field: 'verificationCode', reason: 'wrong' },
  VERIFICATION_CODE_EXPIRED: { field: 'verificationCode', reason: 'expired' },
}

/** Fields that a rejected change of password concerns; empty when it concerns none. */
export function passwordErrors(failure: Failure): readonly PasswordError[] {
  if (failure.kind !== 'rejected') return []
  const known = byCode[failure.code]
  if (known) return [known]
  return (failure.details.fields ?? []).flatMap(({ field, reason }) =>
    // The form has a single message for a text that is too short or too long.
    isField(field) ? [{ field, reason: reason === 'length' ? 'tooShort' : reason }] : [],
  )
}

/** Notice about a failed change of password, for a failure that no field shows. */
function PasswordFailure({ error }: { error: unknown }) {
  const intl = useIntl()
  if (error === undefined) return null
  const failure = failureOf(error)
  const reference = failureReference(failure)
  const text: ToastText = isUndecided(failure)
    ? // The outcome is unknown: either password may be valid now.
      { id: 'changePassword.undecided' }
    : failureText(error)
  return (
    <Notice tone="failure" role="alert">
      <p>{wordsOf(intl, text)}</p>
      {reference !== undefined && (
        <p>{intl.formatMessage({ id: 'registration.failures.reference' }, { reference })}</p>
      )}
    </Notice>
  )
}

type Props = {
  field: FormField
  /** False for an account registered by mobile number that has not set a password. */
  hasPassword: boolean
  sendsCode: boolean
}

const changeWords = {
  submit: 'changePassword.submit',
  submitting: 'changePassword.submitting',
} as const
const firstWords = {
  submit: 'changePassword.set.submit',
  submitting: 'changePassword.set.submitting',
} as const

const empty: PasswordValues = {
  oldPassword: '',
  newPassword: '',
  confirmNewPassword: '',
  verificationCode: '',
}

/** State of the form, and the request that changes the password. Rejections become field errors. */
function usePasswordForm({ field, hasPassword, sendsCode }: Props) {
  const change = useChangePassword(hasPassword)
  const [asksOld, setAsksOld] = useState(hasPassword && typedPassword() === undefined)
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    defaultValues: empty,
    resolver: passwordResolver(field, { oldPassword: asksOld, code: sendsCode }),
  })
  const submit = async (values: PasswordValues) => {
    setFailure(undefined)
    try {
      await change(values)
    } catch (thrown) {
      const refusals = passwordErrors(failureOf(thrown))
      if (refusals.some(({ field: name }) => name === 'oldPassword') && hasPassword) {
        // The password carried over from the login is wrong or no longer valid.
        forgetTypedPassword()
        setAsksOld(true)
      }
      for (const [index, refusal] of refusals.entries()) {
        const { field: name, reason } = refusal
        form.setError(name, { type: 'server', message: reason }, { shouldFocus: index === 0 })
      }
      if (refusals.length === 0) setFailure(thrown)
    }
  }
  return { form, submit, failure, asksOld }
}

/**
 * Form with the current password (unless it is known from the login), the new password twice, and a
 * verification code where one is required.
 */
export function ChangePasswordForm(props: Props) {
  const { field, hasPassword, sendsCode } = props
  const intl = useIntl()
  const { form, submit, failure, asksOld } = usePasswordForm(props)
  const { register, handleSubmit, formState } = form
  const error = usePasswordErrors(field, formState.errors)
  // An account without a password sets its first one.
  const words = hasPassword ? changeWords : firstWords
  return (
    <form
      noValidate
      className={layoutClasses.stack12}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <PasswordFailure error={failure} />
      {asksOld && (
        <PasswordField
          {...register('oldPassword')}
          label={intl.formatMessage({ id: 'changePassword.old' })}
          showLabel={intl.formatMessage({ id: 'registration.password.show' })}
          error={error('oldPassword')}
          autoComplete="current-password"
          required
          data-autofocus
        />
      )}
      <NewPasswordFields form={form} field={field} errorOf={error} hasFocus={!asksOld} />
      {sendsCode && <CodeField form={form} error={error('verificationCode')} />}
      <p className={textClasses.hint}>{intl.formatMessage({ id: 'changePassword.others' })}</p>
      <Button type="submit" variant="primary" size="large" isWide isBusy={formState.isSubmitting}>
        {intl.formatMessage({
          id: formState.isSubmitting ? words.submitting : words.submit,
        })}
      </Button>
    </form>
  )
}

type NewPasswordProps = {
  form: UseFormReturn<PasswordValues>
  field: FormField
  errorOf: (name: keyof PasswordValues) => string | undefined
  /** True if the new password is the first field of the form. */
  hasFocus: boolean
}

function NewPasswordFields({ form, field, errorOf, hasFocus }: NewPasswordProps) {
  const intl = useIntl()
  const { register, control, trigger, getFieldState } = form
  const typed = useWatch({ control, name: 'newPassword' })
  return (
    <>
      <NewPasswordInput
        {...register('newPassword', {
          onChange: () =>
            getFieldState('confirmNewPassword').isTouched && trigger('confirmNewPassword'),
        })}
        field={field}
        password={typed}
        label={intl.formatMessage({ id: 'changePassword.new' })}
        hint={fieldHint(intl, field)}
        error={errorOf('newPassword')}
        required
        data-autofocus={hasFocus || undefined}
      />
      <PasswordField
        {...register('confirmNewPassword')}
        label={intl.formatMessage({ id: 'changePassword.confirm' })}
        showLabel={intl.formatMessage({ id: 'registration.password.show' })}
        error={errorOf('confirmNewPassword')}
        autoComplete="new-password"
        required
      />
    </>
  )
}

type CodeProps = { form: UseFormReturn<PasswordValues>; error: string | undefined }

/** Separate component, so that the form registers the code field after the password fields. */
function CodeField({ form, error }: CodeProps) {
  const intl = useIntl()
  return (
    <CodeTextField
      {...form.register('verificationCode')}
      label={intl.formatMessage({ id: 'changePassword.code' })}
      hint={intl.formatMessage({ id: 'changePassword.codeHint' })}
      error={error}
      request={{
        storageKey: 'passwordCode',
        onSent: () => form.clearErrors('verificationCode'),
        send: (channel) =>
          write('POST /wps/member/security/codes', {
            body: { purpose: 'PASSWORD', ...(channel && { channel }) },
          }),
      }}
      required
    />
  )
}
