import { useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { warningDialog } from '../../kit/modal/dialogData.ts'
import { openModal } from '../../kit/modal/modalStore.ts'
import { useModules } from '../../session/session.queries.ts'
import type { CodeSent } from '../code/useAskForCode.ts'
import { createPhoneAuth, type PhoneProof } from './phoneAuth.ts'
import { type Phone, PhoneAuthError } from './phoneAuthService.ts'

const loadPhoneAuthService = async () => (await import('./windowService.ts')).windowService

/** Seconds until another code can be requested (CONST-07). */
const resendSeconds = 60

/** Phone authentication by an external service, in place of the platform's own SMS codes. */
export type PhoneAuthApi = {
  /**
   * Sends a code to the phone. Has to be called within a user gesture.
   * @returns undefined if no code was sent, because the form was closed or the browser blocked the
   * window. The user sees a message about a blocked window.
   * @throws {ApiError}
   */
  sendCode: (phone: Phone) => Promise<CodeSent | undefined>
  /**
   * Exchanges a typed code for the proof that a request sends in place of an SMS code.
   * @throws {ApiError}
   */
  prove: (phone: Phone, code: string) => Promise<PhoneProof>
}

/**
 * Phone authentication while the module PHONEAUTH3 is on; undefined if the platform sends its own
 * codes. Unmounting closes the service's window. The returned object is stable until the language
 * or the module changes.
 */
export function usePhoneAuth(): PhoneAuthApi | undefined {
  const isOn = useModules()?.has('PHONEAUTH3') === true
  const { locale: language } = useLanguage()
  const [auth] = useState(() => createPhoneAuth(loadPhoneAuthService))
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    if (isOn) auth.prepare()
  }, [auth, isOn])
  useEffect(() => () => running.current?.abort(), [])

  return useMemo(() => {
    const sendCode = async (phone: Phone): Promise<CodeSent | undefined> => {
      running.current = new AbortController()
      const { signal } = running.current
      try {
        await auth.sendCode(phone, { language, signal })
        const to = `${phone.dialingCode} ${phone.number}`
        return { to, resendSeconds }
      } catch (error) {
        if (signal.aborted) return undefined
        if (!(error instanceof PhoneAuthError)) throw error
        openModal(warningDialog({ id: 'code.windowBlocked' }), { over: true })
        return undefined
      }
    }
    return isOn ? { sendCode, prove: auth.prove } : undefined
  }, [auth, isOn, language])
}
