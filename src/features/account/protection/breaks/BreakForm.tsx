import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormRegisterReturn, useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { failureOf } from '../../../../api/failure.ts'
import { DialogForm } from '../../../../identity/failure/DialogForm.tsx'
import { CheckboxField } from '../../../../ui/field/CheckboxField.tsx'
import { PasswordField } from '../../../../ui/field/PasswordField.tsx'
import { RadioField } from '../../../../ui/field/RadioField.tsx'
import { BreakMeaning } from './BreakMeaning.tsx'
import { type BreakKind, type BreakLength, lengthsOf } from './breakLengths.ts'
import { useBreak } from './useBreak.ts'

type LengthChoiceProps = {
  lengths: readonly BreakLength[]
  field: UseFormRegisterReturn
  error: string | undefined
}

const LengthChoice = ({ lengths, field, error }: LengthChoiceProps) => (
  <RadioField
    legend={<FormattedMessage id="protection.breakForm.length" />}
    options={lengths.map((length) => ({
      value: length.id,
      label: <LengthText length={length} />,
    }))}
    field={field}
    error={error}
  />
)

function LengthText({ length }: { length: BreakLength }) {
  if (!('unit' in length)) return <FormattedMessage id="protection.breakForm.forGood" />
  const { unit, count } = length
  return <FormattedMessage id={`protection.breakForm.${unit}`} values={{ [unit]: count }} />
}

type BreakValues = { length: string; password: string; consent: boolean }

/** Problems of the form; each is the last part of a message id. */
type BreakProblem = 'length' | 'password' | 'wrong' | 'consent'

const error = (problem: BreakProblem) => ({ error: problem })

/**
 * @param hasPassword false for an account registered by mobile number without a password; the form
 * then has no password field.
 */
const breakSchema = (hasPassword: boolean) =>
  z.object({
    length: z.string().check(z.minLength(1, error('length'))),
    password: z.string().check(z.minLength(hasPassword ? 1 : 0, error('password'))),
    consent: z.boolean().check(z.refine((isGiven) => isGiven, error('consent'))),
  })

type Props = { kind: BreakKind; hasPassword: boolean }

const submitIds = {
  TIME_OUT: 'protection.breakForm.timeOutSubmit',
  SELF_EXCLUSION: 'protection.breakForm.exclusionSubmit',
} as const

/**
 * Form with the length of a break, its consequences and the member's password. A failure keeps the
 * typed values.
 */
export function BreakForm({ kind, hasPassword }: Props) {
  const intl = useIntl()
  const form = useForm<BreakValues>({
    mode: 'onTouched',
    defaultValues: { length: '', password: '', consent: false },
    resolver: zodResolver(breakSchema(hasPassword)),
  })
  const { register, control, formState, setError } = form
  const { start, isBusy, error } = useBreak((cause) => {
    if (isWrongPassword(cause)) {
      setError('password', { message: 'wrong' satisfies BreakProblem }, { shouldFocus: true })
    }
  })
  const lengths = lengthsOf(kind)
  const chosenId = useWatch({ control, name: 'length' })
  const chosen = lengths.find(({ id }) => id === chosenId)
  const errorOf = (name: keyof BreakValues) => {
    // The cast is safe: the messages of `breakSchema` are `BreakProblem`s.
    const problem = formState.errors[name]?.message as BreakProblem | undefined
    return problem && intl.formatMessage({ id: `protection.breakForm.errors.${problem}` })
  }
  const submit = form.handleSubmit(({ password }) => chosen && start({ length: chosen, password }))
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={isBusy}
      failure={isWrongPassword(error) ? undefined : (error ?? undefined)}
      submit={<FormattedMessage id={submitIds[kind]} />}
      look="danger"
    >
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
    </DialogForm>
  )
}

function isWrongPassword(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'PASSWORD_WRONG'
}
