import { write } from '../../api/write.ts'
import { readPhone } from '../../lib/phone.ts'
import { CodeTextField } from '../code/CodeTextField.tsx'
import type { CodeSent } from '../code/useAskForCode.ts'
import { useHumanCheck } from '../humanCheck/useHumanCheck.ts'
import { fieldErrors } from './fieldErrors.ts'
import { useRegistrationFormApi } from './RegistrationFormContext.ts'
import {
  controlId,
  type RuledFieldProps,
  useFieldControl,
  useFieldTexts,
} from './useFieldControl.ts'

/**
 * Returns a function that requests an SMS code for the typed number (API-09), from the platform or
 * from the phone-authentication service.
 */
function useSendCode(): () => Promise<CodeSent | undefined> {
  const { getValues, setError, trigger, messages, onSendCode, phoneAuth } = useRegistrationFormApi()
  const { prove } = useHumanCheck()
  return async () => {
    const isPhoneRight = await trigger('mobileNum')
    const countryDialingCode = String(getValues('countryDialingCode') ?? '')
    const country = { dialingCode: countryDialingCode, ...messages().phoneDigits }
    const mobileNo = readPhone(String(getValues('mobileNum') ?? ''), country)
    if (!isPhoneRight || mobileNo === '') {
      if (mobileNo === '') setError('mobileNum', { type: 'required', message: 'required' })
      document.getElementById(controlId('mobileNum'))?.focus()
      return undefined
    }
    if (onSendCode) {
      onSendCode()
      return undefined
    }
    if (phoneAuth) {
      return phoneAuth.sendCode({ dialingCode: countryDialingCode, number: mobileNo })
    }
    const sentCode = await write('POST /wps/verification/sms/register', {
      body: { mobileNo, countryDialingCode, ...(await prove()) },
    })
    return { ...sentCode, to: `${countryDialingCode} ${mobileNo}` }
  }
}

/** Field for the verification code that is sent by SMS. */
export function CodeField(props: RuledFieldProps) {
  const { setError, phoneAuth } = useRegistrationFormApi()
  const send = useSendCode()
  return (
    <CodeTextField
      {...useFieldControl(props.field)}
      {...useFieldTexts(props)}
      request={{
        storageKey: 'registrationSms',
        send,
        hasWindow: phoneAuth !== undefined,
        onFailure: (failure) => {
          for (const { field: name, reason } of fieldErrors(failure)) {
            setError(name, { type: 'server', message: reason })
          }
        },
      }}
    />
  )
}
