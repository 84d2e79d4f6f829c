import { createContext, use } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import type { Captcha } from '../captcha/useCaptchaId.ts'
import type { PhoneAuthApi } from '../phoneAuth/usePhoneAuth.ts'
import type { RegistrationValues } from '../ruledField/createResolver.ts'
import type { MessageContext } from '../ruledField/messages.ts'

/** Valid invitation of a link: its code, and the nickname of its owner. */
export type Invitation = { code: string; inviter: string | undefined }

export type RegistrationFormApi = Pick<
  UseFormReturn<RegistrationValues>,
  | 'subscribe'
  | 'register'
  | 'getValues'
  | 'setValue'
  | 'setError'
  | 'trigger'
  | 'getFieldState'
  | 'clearErrors'
> & {
  control: Control<RegistrationValues>
  /** Values that error messages need besides the field. */
  messages: () => MessageContext
  captcha: Captcha
  /** Called instead of sending an SMS code, in the operator's preview. */
  onSendCode: (() => void) | undefined
  /** Phone-authentication service that replaces the platform's SMS codes. */
  phoneAuth: PhoneAuthApi | undefined
  invitation: Invitation | undefined
}

export const RegistrationFormContext = createContext<RegistrationFormApi | null>(null)

/**
 * The form's API for its fields. The object is stable, so that a field renders only when its own
 * state changes.
 */
export function useRegistrationFormApi(): RegistrationFormApi {
  const api = use(RegistrationFormContext)
  if (!api) throw new Error('A registration field stands outside of its form')
  return api
}
