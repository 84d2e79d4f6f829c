import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { CaptchaTextField } from '../../../identity/captcha/CaptchaTextField.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/field/PasswordField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { LoginFailure } from '../enter/LoginFailure.tsx'
import type { LoginTarget } from '../enter/useEnter.ts'
import type { RememberedLoginApi } from '../remember/useRememberedLogin.ts'
import { adoptFilled, adoptingRef } from './adoptFilled.ts'
import { FormOptions } from './FormOptions.tsx'
import classes from './login.module.css'
import { type LoginValues, loginSchema } from './loginSchema.ts'
import { useFillIn } from './useFillIn.ts'
import { useSignIn } from './useSignIn.ts'

type Props = { target: LoginTarget; rememberedLogins: RememberedLoginApi }

/** Log-in by username and password (LOGIN-01). */
export function UsernameForm({ target, rememberedLogins }: Props) {
  const intl = useIntl()
  const { signIn, failure, captcha, needsCaptcha } = useSignIn(target, rememberedLogins.logins)
  const resolver = useMemo(() => zodResolver(loginSchema(needsCaptcha)), [needsCaptcha])
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '', captcha: '', remember: false },
    resolver,
  })
  const { register, handleSubmit, formState, resetField, setFocus } = form
  const { errors, isSubmitting } = formState
  const fillPassword = useFillIn(form, rememberedLogins)
  useEffect(() => {
    if (needsCaptcha) setFocus('captcha')
  }, [needsCaptcha, setFocus])

  const submit = async (values: LoginValues) => {
    await signIn({ ...values, type: 'username' })
    resetField('captcha')
  }
  const username = register('username', { onBlur: () => void fillPassword() })
  const password = register('password')
  const missing = (field: 'username' | 'password' | 'captcha') =>
    errors[field] && intl.formatMessage({ id: `login.missing.${field}` })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        for (const name of ['username', 'password'] as const) {
          const input = event.currentTarget.elements.namedItem(name)
          if (input instanceof HTMLInputElement) adoptFilled(form, name, input)
        }
        void handleSubmit(submit)(event)
      }}
    >
      <LoginFailure error={failure} />
      <TextField
        {...username}
        ref={adoptingRef(form, 'username', username.ref)}
        label={intl.formatMessage({ id: 'login.username' })}
        error={missing('username')}
        // The token `webauthn` adds passkeys to the browser's suggestions where they are supported.
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        data-autofocus
      />
      <PasswordField
        {...password}
        ref={adoptingRef(form, 'password', password.ref)}
        label={intl.formatMessage({ id: 'login.password' })}
        showLabel={intl.formatMessage({ id: 'login.showPassword' })}
        error={missing('password')}
        autoComplete="current-password"
        required
      />
      {needsCaptcha && (
        <CaptchaTextField
          {...register('captcha')}
          label={intl.formatMessage({ id: 'login.captcha' })}
          error={missing('captcha')}
          captcha={captcha}
          required
        />
      )}
      <FormOptions
        label={intl.formatMessage({ id: 'login.remember.password' })}
        canRemember={rememberedLogins.isPossible}
        control={register('remember')}
      >
        <ForgotPassword next={target.next} />
      </FormOptions>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {intl.formatMessage({ id: isSubmitting ? 'login.submitting' : 'login.submit' })}
      </Button>
    </form>
  )
}

/** Link to the forgotten-password dialog (LOGIN-04). */
function ForgotPassword({ next }: { next: string | undefined }) {
  const intl = useIntl()
  const open = () => openModal({ name: 'forgotPassword', ...(next === undefined ? {} : { next }) })
  return (
    <span className={classes.forgot}>
      <TextButton onClick={open}>{intl.formatMessage({ id: 'login.forgot' })}</TextButton>
    </span>
  )
}
