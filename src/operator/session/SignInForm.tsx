import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { failureOf } from '../../api/failure.ts'
import { write } from '../../api/write.ts'
import { useCountdown } from '../../kit/timing/useCountdown.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import patterns from '../patterns.module.css'
import { beginOperatorSession } from './operatorSession.ts'
import { SignInFailure } from './SignInFailure.tsx'

type MissingParts = { username: boolean; password: boolean }

/** Sign-in mutation; `secondsLeft` counts down while further attempts are locked. */
function useSignIn() {
  const client = useQueryClient()
  const [secondsLeft, startWaiting] = useCountdown('operatorLock')
  const signIn = useMutation({
    mutationFn: (body: { username: string; password: string }) =>
      write('POST /ops/session', { body }),
    onSuccess: (session) => {
      beginOperatorSession(session)
      void client.invalidateQueries()
    },
    onError: (error) => {
      const failure = failureOf(error)
      if (failure.kind === 'rateLimited') startWaiting(failure.retryAfter)
    },
  })
  return { signIn, secondsLeft }
}

export function SignInForm({ username = '' }: { username?: string }) {
  const intl = useIntl()
  const { signIn, secondsLeft } = useSignIn()
  const [missing, setMissing] = useState<MissingParts>({ username: false, password: false })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const values = {
      username: String(form.get('username') ?? '').trim(),
      password: String(form.get('password') ?? ''),
    }
    const lacks = { username: values.username === '', password: values.password === '' }
    setMissing(lacks)
    const first = lacks.username ? 'username' : lacks.password ? 'password' : undefined
    if (first === undefined) {
      signIn.mutate(values)
      return
    }
    const control = event.currentTarget.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }
  const errorOf = (field: keyof MissingParts) =>
    missing[field] && intl.formatMessage({ id: `operator.signIn.missing.${field}` })
  return (
    <form noValidate className={patterns.stack8} onSubmit={submit}>
      <SignInFailure error={signIn.error} secondsLeft={secondsLeft} />
      <TextField
        name="username"
        label={intl.formatMessage({ id: 'operator.signIn.username' })}
        error={errorOf('username') || undefined}
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        label={intl.formatMessage({ id: 'operator.signIn.password' })}
        showLabel={intl.formatMessage({ id: 'operator.signIn.showPassword' })}
        error={errorOf('password') || undefined}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={signIn.isPending}>
        {intl.formatMessage({
          id: signIn.isPending ? 'operator.signIn.submitting' : 'operator.signIn.submit',
        })}
      </Button>
    </form>
  )
}
