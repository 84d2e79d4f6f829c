import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import type { Failure } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { CodeTextField } from '../../../identity/code/CodeTextField.tsx'
import { normalizeText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { LoginFailure } from '../enter/LoginFailure.tsx'
import type { SecondStepMethod } from './useSecondStep.ts'

// By default zod tries `eval` once, which a strict content security policy reports as a violation.
z.config({ jitless: true })

/** Typed code or name, and the choice to trust the IP address from now on. */
const secondStepSchema = z.object({
  answer: z.string().check(z.overwrite(normalizeText), z.minLength(1)),
  trustAddress: z.boolean(),
})

type SecondStepValues = z.infer<typeof secondStepSchema>

/** Methods whose proof is typed. */
type TypedMethod = Exclude<SecondStepMethod['method'], 'PASSKEY'>

type Props = {
  ticket: string
  method: TypedMethod
  /** Masked phone number or e-mail address that receives the code. */
  to: string | undefined
  failure: unknown
  onAnswer: (values: SecondStepValues) => Promise<void>
  /** Called when a request for a code reports that the ticket has expired. */
  onExpired: () => void
}

const resolver = zodResolver(secondStepSchema)

/**
 * Form for one method: a code that was sent, a code of the authenticator, a recovery code, or the
 * name on the bank account.
 */
export function AnswerForm({ ticket, method: id, to = '', failure, onAnswer, onExpired }: Props) {
  const intl = useIntl()
  const { register, handleSubmit, formState } = useForm<SecondStepValues>({
    mode: 'onTouched',
    defaultValues: { answer: '', trustAddress: false },
    resolver,
  })
  const { errors, isSubmitting } = formState
  const field = {
    ...register('answer'),
    label: intl.formatMessage({ id: `login.secondStep.answer.${id}` }),
    error: errors.answer && intl.formatMessage({ id: `login.secondStep.missing.${id}` }),
    required: true,
  }
  return (
    <form
      noValidate
      className={layoutClasses.stack8}
      onSubmit={(event) => void handleSubmit(onAnswer)(event)}
    >
      <LoginFailure error={failure} />
      {id === 'SMS' || id === 'EMAIL' ? (
        <CodeTextField {...field} request={codeRequest(ticket, id, to, onExpired)} />
      ) : id === 'TOTP' ? (
        <TextField
          {...field}
          hint={intl.formatMessage({ id: 'login.secondStep.hint.TOTP' })}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      ) : id === 'RECOVERY_CODE' ? (
        <TextField
          {...field}
          hint={intl.formatMessage({ id: 'login.secondStep.hint.RECOVERY_CODE' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : (
        <TextField
          {...field}
          hint={intl.formatMessage({ id: 'login.secondStep.hint.PAYEE_NAME' })}
          autoComplete="name"
        />
      )}
      <CheckboxField
        {...register('trustAddress')}
        label={intl.formatMessage({ id: 'login.secondStep.trust' })}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {intl.formatMessage({ id: 'login.secondStep.submit' })}
      </Button>
    </form>
  )
}

/**
 * Each ticket and method has its own countdown, so that another log-in can request a code at once.
 */
const codeRequest = (
  ticket: string,
  method: 'SMS' | 'EMAIL',
  to: string,
  onExpired: () => void,
) => ({
  storageKey: `secondStep.${method}.${ticket.slice(0, 8)}`,
  send: async () => {
    const call = 'POST /wps/session/login/second-step/code'
    return { to, ...(await write(call, { body: { ticket, method } })) }
  },
  onFailure: (failure: Failure) => {
    if (failure.kind === 'rejected' && failure.code === 'SECOND_STEP_EXPIRED') onExpired()
  },
})
