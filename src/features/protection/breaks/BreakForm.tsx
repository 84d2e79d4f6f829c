import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../api/failure.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { PasswordField } from '../../../ui/field/PasswordField.tsx'
import { BreakMeaning } from './BreakMeaning.tsx'
import { type BreakKind, lengthsOf } from './breakLengths.ts'
import { type BreakProblem, type BreakValues, breakSchema } from './breakSchema.ts'
import classes from './breaks.module.css'
import { LengthChoice } from './LengthChoice.tsx'
import { useBreak } from './useBreak.ts'

type Props = { kind: BreakKind; hasPassword: boolean }

/** How long, what that means, and the member's own password. A failure loses nothing of it. */
export function BreakForm({ kind, hasPassword }: Props) {
  const intl = useIntl()
  const form = useForm<BreakValues>({
    mode: 'onTouched',
    defaultValues: { length: '', password: '', consent: false },
    resolver: zodResolver(breakSchema(hasPassword)),
  })
  const { register, control, formState, setError } = form
  const { start, isBusy, error } = useBreak((thrown) => {
    if (isWrongPassword(thrown)) {
      setError('password', { message: 'wrong' satisfies BreakProblem }, { shouldFocus: true })
    }
  })
  const lengths = lengthsOf(kind)
  const chosenId = useWatch({ control, name: 'length' })
  const chosen = lengths.find(({ id }) => id === chosenId)
  const errorOf = (name: keyof BreakValues) => {
    // The schema's messages are problems.
    const problem = formState.errors[name]?.message as BreakProblem | undefined
    return problem && intl.formatMessage({ id: `protection.breakForm.errors.${problem}` })
  }
  const submit = form.handleSubmit(({ password }) => chosen && start({ length: chosen, password }))
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
        else void submit(event)
      }}
    >
      {error !== null && !isWrongPassword(error) && <FailureNotice error={error} />}
      <LengthChoice lengths={lengths} field={register('length')} error={errorOf('length')} />
      <BreakMeaning length={chosen} />
      {hasPassword && (
        <PasswordField
          {...register('password')}
          label={intl.formatMessage({ id: 'protection.breakForm.password' })}
          showLabel={intl.formatMessage({ id: 'protection.breakForm.showPassword' })}
          hint={intl.formatMessage({ id: 'protection.breakForm.passwordHint' })}
          error={errorOf('password')}
          autoComplete="current-password"
          maxLength={512}
          required
        />
      )}
      <CheckboxField
        {...register('consent')}
        label={intl.formatMessage({ id: 'protection.breakForm.consent' })}
        error={errorOf('consent')}
        required
      />
      <div className={classes.actions}>
        <Button onClick={() => void closeModal()}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button type="submit" variant="danger" busy={isBusy}>
          <FormattedMessage
            id={
              kind === 'TIME_OUT'
                ? 'protection.breakForm.timeOutSubmit'
                : 'protection.breakForm.exclusionSubmit'
            }
          />
        </Button>
      </div>
    </form>
  )
}

function isWrongPassword(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'PASSWORD_WRONG'
}
