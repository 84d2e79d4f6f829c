import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import { emailSchema } from './forgotPasswordSchema.ts'

const resolver = zodResolver(emailSchema)

/**
 * Form that sends a temporary password by e-mail. The dialog then closes and a toast confirms it
 * (LOGIN-37, ERR-16).
 */
export function ByEmail() {
  const intl = useIntl()
  const [failure, setFailure] = useState<unknown>()
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { username: '', email: '' },
    resolver,
  })
  const { errors, isSubmitting } = formState

  const submit = async (body: { username: string; email: string }) => {
    setFailure(undefined)
    try {
      const { messageKey } = await write('POST /wps/member/password/email', { body })
      await closeModal()
      showToast('notice', { id: `forgotPassword.${messageKey}` })
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <form
      noValidate
      className={layoutClasses.stack12}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <p className={textClasses.intro}>{intl.formatMessage({ id: 'forgotPassword.byEmail' })}</p>
      <FailureNotice error={failure} />
      <TextField
        {...register('username')}
        label={intl.formatMessage({ id: 'forgotPassword.username' })}
        error={errors.username && intl.formatMessage({ id: 'forgotPassword.missing.username' })}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        data-autofocus
      />
      <TextField
        {...register('email')}
        label={intl.formatMessage({ id: 'forgotPassword.email' })}
        error={errors.email && intl.formatMessage({ id: 'forgotPassword.missing.email' })}
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        dir="ltr"
        required
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {intl.formatMessage({
          id: isSubmitting ? 'forgotPassword.submitting' : 'forgotPassword.submitEmail',
        })}
      </Button>
    </form>
  )
}
