import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { FailureText } from '../../../kit/failure/LoadFailure.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/field/PasswordField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import classes from './dataExport.module.css'
import { useRequestExport } from './dataExport.queries.ts'

/** Form that requests an export, with the password if the account has one. */
export function ExportForm({ asksPassword }: { asksPassword: boolean }) {
  const intl = useIntl()
  const request = useRequestExport()
  const [failure, setFailure] = useState<unknown>()
  useEffect(prepareEncryption, [])
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  })
  const submit = async ({ password }: { password: string }) => {
    setFailure(undefined)
    try {
      await request(password)
    } catch (error) {
      const rejection = failureOf(error)
      const isWrong = rejection.kind === 'rejected' && rejection.code === 'PASSWORD_WRONG'
      if (!isWrong) return setFailure(error)
      const message = intl.formatMessage({ id: 'privacy.password.wrong' })
      setError('password', { message }, { shouldFocus: true })
    }
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {failure !== undefined && (
        <Notice
          tone="failure"
          role="alert"
          title={intl.formatMessage({ id: 'privacy.export.notAsked' })}
        >
          <FailureText error={failure} />
        </Notice>
      )}
      {asksPassword && (
        <PasswordField
          {...register('password', {
            required: intl.formatMessage({ id: 'privacy.password.required' }),
          })}
          label={intl.formatMessage({ id: 'privacy.password.label' })}
          showLabel={intl.formatMessage({ id: 'registration.password.show' })}
          hint={intl.formatMessage({ id: 'privacy.export.passwordHint' })}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          required
        />
      )}
      <Button type="submit" isBusy={formState.isSubmitting}>
        <FormattedMessage id="privacy.export.ask" />
      </Button>
    </form>
  )
}
