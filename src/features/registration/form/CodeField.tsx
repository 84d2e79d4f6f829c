import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError, failureOf } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import { failureText } from '../../../kit/failure/failureText.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useCountdown } from '../../../kit/timing/useCountdown.ts'
import { useThrottled } from '../../../kit/timing/useThrottled.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import type { FormField } from '../rules/formField.ts'
import { fieldErrors } from '../submit/refusals.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import { controlId, useFieldControl, useFieldTexts } from './useFieldControl.ts'

/** Milliseconds between two presses (CONST-03). */
const pressEvery = 1000

type Sent = { phone: string; minutes: number }

/** Asks for a code by sms to the typed number (API-09), and counts down until the next (CONST-06). */
function useSendCode() {
  const { getValues, setError, trigger, onSendCode } = useRegistrationFormApi()
  const [secondsLeft, startCountdown] = useCountdown('registrationSms')
  const [sent, setSent] = useState<Sent>()
  const [isSending, setSending] = useState(false)

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const failure = failureOf(error)
    if (failure.kind === 'rateLimited') startCountdown(failure.retryAfter)
    for (const { field, reason } of fieldErrors(failure)) {
      setError(field, { type: 'server', message: reason })
    }
    openModal({ name: 'warning', text: failureText(error) }, { over: true })
  }

  const send = useThrottled(async () => {
    if (secondsLeft > 0 || isSending) return
    const isPhoneRight = await trigger('mobileNum')
    const mobileNo = String(getValues('mobileNum') ?? '').replace(/\D/g, '')
    if (!isPhoneRight || mobileNo === '') {
      if (mobileNo === '') setError('mobileNum', { type: 'required', message: 'required' })
      document.getElementById(controlId('mobileNum'))?.focus()
      return
    }
    if (onSendCode) {
      onSendCode()
      return
    }
    setSending(true)
    try {
      const countryDialingCode = String(getValues('countryDialingCode') ?? '')
      const { expiredMinutes } = await write('POST /wps/verification/sms/register', {
        body: { mobileNo, countryDialingCode },
      })
      setSent({ phone: `${countryDialingCode} ${mobileNo}`, minutes: expiredMinutes })
      startCountdown(expiredMinutes * 60)
    } catch (error) {
      fail(error)
    } finally {
      setSending(false)
    }
  }, pressEvery)

  return { send, secondsLeft, sent, isSending }
}

/** The code that was sent by sms. */
export function CodeField({ field }: { field: FormField }) {
  const intl = useIntl()
  const { send, secondsLeft, sent, isSending } = useSendCode()
  const texts = useFieldTexts(field)
  const wait = intl.formatMessage({ id: 'registration.sms.wait' }, { seconds: secondsLeft })
  const ask = intl.formatMessage({ id: sent ? 'registration.sms.again' : 'registration.sms.send' })
  return (
    <TextField
      {...useFieldControl(field)}
      {...texts}
      hint={
        <span role="status">
          {sent ? intl.formatMessage({ id: 'registration.sms.sent' }, sent) : texts.hint}
        </span>
      }
      trailing={
        <Button busy={isSending} disabled={secondsLeft > 0} onClick={() => send()}>
          {secondsLeft > 0 ? wait : ask}
        </Button>
      }
    />
  )
}
