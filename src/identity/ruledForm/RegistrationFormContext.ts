import { createContext, use } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import type { Captcha } from '../captcha/useCaptchaId.ts'
import type { PhoneAuthApi } from '../phoneAuth/usePhoneAuth.ts'
import type { RegistrationValues } from '../ruledField/createResolver.ts'
import type { MessageContext } from '../ruledField/messages.ts'

/** Valid invitation from a link: its code and the nickname of the member who invites. */
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
  /** Values that error messages contain besides those of the field. */
  messages: () => MessageContext
  captcha: Captcha
  /** Called in the operator's preview instead of the request for an SMS code. */
  onSendCode: (() => void) | undefined
  /**
   * Service that replaces the platform's SMS codes; undefined if the platform sends them itself.
   */
  phoneAuth: PhoneAuthApi | undefined
  invitation: Invitation | undefined
}

export const RegistrationFormContext = createContext<RegistrationFormApi | null>(null)

/**
 * API of the form that surrounds a field. The object is stable, so that a field renders only when
 * its own state changes.
 */
export function useRegistrationFormApi(): RegistrationFormApi {
  const api = use(RegistrationFormContext)
  if (!api) throw new Error('A registration field stands outside of its form')
  return api
}
