import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { prepareEncryption } from '../../api/prepareCalls.ts'
import { CaptchaTextField } from '../../kit/captcha/CaptchaTextField.tsx'
import { useCaptchaId } from '../../kit/captcha/useCaptchaId.ts'
import { failureText } from '../../kit/failure/failureText.ts'
import { closeModal, openModal } from '../../kit/modal/modalStore.ts'
import type { ModalData } from '../../modals.ts'
import { paths } from '../../paths.ts'
import { statusQuery } from '../../session/session.queries.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import classes from './LoginDialog.module.css'
import { type LoginValues, loginSchema } from './loginSchema.ts'
import { useLogin } from './useLogin.ts'

/** The login popup: a session, then on to what was interrupted, else home (ROUTE-40). */
export function LoginDialog({ next }: ModalData<'login'>) {
  const intl = useIntl()
  const navigate = useNavigate()
  const login = useLogin()
  const captcha = useCaptchaId()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useEffect(prepareEncryption, [])
  const resolver = useMemo(() => zodResolver(loginSchema(needsCaptcha)), [needsCaptcha])
  const { register, handleSubmit, formState, resetField } = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '', captcha: '' },
    resolver,
  })
  const { errors, isSubmitting } = formState

  const submit = async (values: LoginValues) => {
    setFailure(undefined)
    try {
      if (!(await login(values, captcha.id))) return
      await closeModal()
      await navigate(next ?? paths.home())
    } catch (error) {
      const failed = failureOf(error)
      // A picture is good for one attempt (ERR-15).
      captcha.refresh()
      resetField('captcha')
      if (failed.kind === 'rejected' && failed.details.captcha) setNeedsCaptcha(true)
      setFailure(error)
    }
  }
  const missing = (field: keyof LoginValues) =>
    errors[field] && intl.formatMessage({ id: `login.missing.${field}` })

  return (
    <>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <LoginFailure error={failure} />
        <TextField
          {...register('username')}
          label={intl.formatMessage({ id: 'login.username' })}
          error={missing('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-autofocus
        />
        <PasswordField
          {...register('password')}
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
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {intl.formatMessage({ id: isSubmitting ? 'login.submitting' : 'login.submit' })}
        </Button>
      </form>
      <LoginFooter next={next} />
    </>
  )
}

function LoginFailure({ error }: { error: unknown }) {
  const intl = useIntl()
  if (error === undefined) return null
  const text = failureText(error)
  return (
    <Notice tone="failure" role="alert">
      <p>{'text' in text ? text.text : intl.formatMessage({ id: text.id }, text.values)}</p>
    </Notice>
  )
}

function LoginFooter({ next }: { next: string | undefined }) {
  const intl = useIntl()
  const market = useQuery(statusQuery()).data?.market
  return (
    <div className={classes.footer}>
      <p>
        <FormattedMessage
          id="login.noAccount"
          values={{
            link: (text) => (
              <TextButton
                key="register"
                onClick={() => openModal(next ? { name: 'register', next } : { name: 'register' })}
              >
                {text}
              </TextButton>
            ),
          }}
        />
      </p>
      {market?.riskNotice && (
        <p className={classes.risk}>
          {intl.formatMessage({ id: 'login.riskNotice' }, { age: market.minimumAge })}
        </p>
      )}
    </div>
  )
}
