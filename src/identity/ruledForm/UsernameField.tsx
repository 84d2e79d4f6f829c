import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { failureOf } from '../../api/failure.ts'
import { write } from '../../api/write.ts'
import { fieldValue } from '../../lib/registration/fieldValue.ts'
import { humanProof } from '../humanCheck/useHumanCheck.ts'
import { fitsRule } from '../ruledField/fieldSchema.ts'
import { PlainField } from './PlainField.tsx'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import classes from './registrationForm.module.css'
import type { RuledFieldProps } from './useFieldControl.ts'

/** Milliseconds without input before a check. The server allows ten checks a minute. */
const pause = 700

type Check = { username: string; isAvailable: boolean }

/**
 * Checks a username after a pause in typing (FORM-07). New input cancels a running check, and each
 * username is checked once.
 * @param username undefined if there is nothing to check.
 * @param isSent true if a registration with the username was sent: it may already exist as the
 * visitor's own, so no check starts.
 * @returns undefined while unchecked and after a failed check; the submit checks the username
 * again.
 */
function useUsernameCheck(username: string | undefined, isSent: boolean): Check | undefined {
  const queryClient = useQueryClient()
  const [answers, setAnswers] = useState<readonly Check[]>([])
  const pausedUntil = useRef(0)
  const answer = answers.find((each) => each.username === username)
  const isKnown = answer !== undefined

  useEffect(() => {
    if (username === undefined || isKnown || isSent) return
    const controller = new AbortController()
    const { signal } = controller
    const check = async () => {
      if (performance.now() < pausedUntil.current) return
      try {
        const proof = await humanProof(queryClient)
        if (signal.aborted) return
        const key = 'POST /wps/member/register/usernameCheck'
        const { isAvailable } = await write(key, { body: { username, ...proof } }, { signal })
        setAnswers((answers) => [...answers, { username, isAvailable }])
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'rateLimited') return
        pausedUntil.current = performance.now() + failure.retryAfter * 1000
      }
    }
    const timer = setTimeout(() => void check(), pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [username, isKnown, isSent, queryClient])
  return answer
}

/** True from the submit of a username until a response rejects a field or the username changes. */
function useIsSent(username: string): boolean {
  const { control } = useRegistrationFormApi()
  const { isSubmitting, isSubmitSuccessful } = useFormState({ control })
  const [sentUsername, setSentUsername] = useState<string>()
  if (isSubmitting && sentUsername !== username) setSentUsername(username)
  return isSubmitting || (isSubmitSuccessful && sentUsername === username)
}

/** Shows an error while the username is taken, again if a validation has cleared it. */
function useTakenError({ field: { name }, fieldError }: RuledFieldProps, isTaken: boolean): void {
  const { setError, clearErrors } = useRegistrationFormApi()
  const errorType = fieldError?.type
  useLayoutEffect(() => {
    if (isTaken && errorType === undefined) setError(name, { type: 'checked', message: 'taken' })
    if (!isTaken && errorType === 'checked') clearErrors(name)
  }, [isTaken, errorType, name, setError, clearErrors])
}

/** Field for the username. The field checks before the submit that the username is available. */
export function UsernameField(props: RuledFieldProps) {
  const { field } = props
  const intl = useIntl()
  const { control, onSendCode } = useRegistrationFormApi()
  const username = fieldValue(field, useWatch({ control, name: field.name }))
  // The operator's preview of the form sends no requests.
  const isChecked = !onSendCode && username !== '' && fitsRule(field, username)
  const answer = useUsernameCheck(isChecked ? username : undefined, useIsSent(username))
  useTakenError(props, answer?.isAvailable === false)
  const note = answer?.isAvailable
    ? intl.formatMessage({ id: 'registration.messages.usernameAvailable' })
    : undefined
  return (
    <div>
      <PlainField
        {...props}
        {...(note !== undefined && { hint: <span className={classes.available}>{note}</span> })}
      />
      <p role="status" className="visuallyHidden">
        {note}
      </p>
    </div>
  )
}
