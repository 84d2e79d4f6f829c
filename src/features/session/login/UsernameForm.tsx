import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef } from 'react'
import { type RefCallBack, type UseFormReturn, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { CaptchaTextField } from '../../../identity/captcha/CaptchaTextField.tsx'
import type { Captcha } from '../../../identity/captcha/useCaptchaId.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { normalizeText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/field/PasswordField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { LoginFailure } from '../enter/LoginFailure.tsx'
import type { LoginTarget } from '../enter/useEnter.ts'
import type { RememberedLoginApi } from '../remember/useRememberedLogin.ts'
import { usernameKey } from '../remember/usernameKey.ts'
import { FormOptions } from './FormOptions.tsx'
import classes from './login.module.css'
import { useSignIn } from './useSignIn.ts'

// By default zod tries `eval` once, which a strict content security policy reports as a violation.
z.config({ jitless: true })

const filledText = z.string().check(z.overwrite(normalizeText), z.minLength(1))

/**
 * Schema of a log-in: username and password are required (LOGIN-43) and trimmed (LOGIN-44); the
 * captcha is required when `needsCaptcha` is true.
 */
export const loginSchema = (needsCaptcha: boolean) =>
  z.object({
    username: filledText,
    password: filledText,
    captcha: needsCaptcha ? filledText : z.string(),
    remember: z.boolean(),
  })

type LoginValues = {
  username: string
  password: string
  captcha: string
  remember: boolean
}

type UseFillInForm = Pick<UseFormReturn<LoginValues>, 'getValues' | 'setValue'>

/**
 * Fills in the remembered log-in without replacing typed values.
 * @returns a function to call when the username changes: it fills in the remembered password of
 * that username, and clears a password that was filled in for another username.
 */
function useFillIn(
  { getValues, setValue }: UseFillInForm,
  { last, logins, isPossible }: RememberedLoginApi,
): () => Promise<void> {
  const filled = useRef({ username: '', password: '' })
  useEffect(() => {
    if (!last || last.bySms || getValues('username') !== '') return
    filled.current = last
    setValue('username', last.username)
    setValue('remember', true)
    if (getValues('password') === '') setValue('password', last.password)
  }, [last, getValues, setValue])

  return async () => {
    const username = getValues('username')
    const before = filled.current
    if (!isPossible || usernameKey(username) === usernameKey(before.username)) return
    const password = await logins.passwordOf(username)
    if (getValues('username') !== username) return
    // A typed password is not replaced.
    if (getValues('password') !== before.password) return
    filled.current = { username, password }
    setValue('password', password)
    if (password !== '') setValue('remember', true)
  }
}

type Form = Pick<UseFormReturn<LoginValues>, 'getValues' | 'setValue'>
type Name = 'username' | 'password'

/**
 * Copies into the form a value that the browser entered without an event, as some password managers
 * do.
 */
function adoptFilled(
  { getValues, setValue }: Form,
  name: Name,
  input: HTMLInputElement | null,
): void {
  if (input && input.value !== '' && input.value !== getValues(name)) setValue(name, input.value)
}

/**
 * `ref` callback that calls `adoptFilled` at each render. Otherwise a remembered username could
 * arrive later and replace a value that the browser has entered.
 */
export const adoptingRef =
  (form: Form, name: Name, ref: RefCallBack): RefCallBack =>
  (input: HTMLInputElement | null) => {
    adoptFilled(form, name, input)
    ref(input)
  }

type Props = { target: LoginTarget; rememberedLogins: RememberedLoginApi }

type FieldsProps = {
  form: UseFormReturn<LoginValues>
  onUsernameBlur: () => void
  /** Undefined while the log-in needs no captcha. */
  captcha: Captcha | undefined
}

function LoginFields({ form, onUsernameBlur, captcha }: FieldsProps) {
  const intl = useIntl()
  const { register, formState } = form
  const username = register('username', { onBlur: onUsernameBlur })
  const password = register('password')
  const missing = (field: 'username' | 'password' | 'captcha') =>
    formState.errors[field] && intl.formatMessage({ id: `login.missing.${field}` })
  return (
    <>
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
      {captcha && (
        <CaptchaTextField
          {...register('captcha')}
          label={intl.formatMessage({ id: 'login.captcha' })}
          error={missing('captcha')}
          captcha={captcha}
          required
        />
      )}
    </>
  )
}

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
  const { isSubmitting } = formState
  const fillPassword = useFillIn(form, rememberedLogins)
  useEffect(() => {
    if (needsCaptcha) setFocus('captcha')
  }, [needsCaptcha, setFocus])

  const submit = async (values: LoginValues) => {
    await signIn({ ...values, type: 'username' })
    resetField('captcha')
  }
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
      <LoginFields
        form={form}
        onUsernameBlur={() => void fillPassword()}
        captcha={needsCaptcha ? captcha : undefined}
      />
      <FormOptions
        label={intl.formatMessage({ id: 'login.remember.password' })}
        canRemember={rememberedLogins.isPossible}
        control={register('remember')}
      >
        <ForgotPassword next={target.next} />
      </FormOptions>
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
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
