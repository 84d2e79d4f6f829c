import { createContext, use } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import type { Captcha } from '../../../identity/captcha/useCaptchaId.ts'
import type { PhoneAuthApi } from '../../../identity/phoneAuth/usePhoneAuth.ts'
import type { RegistrationValues } from '../../../identity/ruledField/createResolver.ts'
import type { MessageContext } from '../../../identity/ruledField/messages.ts'

export type RegistrationFormApi = Pick<
  UseFormReturn<RegistrationValues>,
  'register' | 'getValues' | 'setValue' | 'setError' | 'trigger' | 'getFieldState' | 'clearErrors'
> & {
  control: Control<RegistrationValues>
  /** What messages need besides the field. */
  messages: () => MessageContext
  /** The captcha whose picture is shown. */
  captcha: Captcha
  /** In place of sending a code by sms, in the operator's preview. */
  onSendCode: (() => void) | undefined
  /** In place of the platform's own codes by sms. */
  phoneAuth: PhoneAuthApi | undefined
}

export const RegistrationFormContext = createContext<RegistrationFormApi | null>(null)

/** The form around a field. It never changes, so that a field renders only for its own sake. */
export function useRegistrationFormApi(): RegistrationFormApi {
  const api = use(RegistrationFormContext)
  if (!api) throw new Error('A registration field stands outside of its form')
  return api
}
