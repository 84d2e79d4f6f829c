import { useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { warningDialog } from '../../kit/modal/dialogData.ts'
import { openModal } from '../../kit/modal/modalStore.ts'
import { useModules } from '../../session/session.queries.ts'
import type { CodeSent } from '../code/useAskForCode.ts'
import { createPhoneAuth, type PhoneProof } from './phoneAuth.ts'
import { type Phone, PhoneAuthError } from './phoneAuthService.ts'

/** Chunk of the service, loaded only while the platform's module is on. */
const loadPhoneAuthService = async () => (await import('./windowService.ts')).windowService

/** Seconds until the next code can be requested (CONST-07). */
const resendSeconds = 60

/** Replacement of the platform's own SMS codes. */
export type PhoneAuthApi = {
  /**
   * Sends a code. Has to be called within a user gesture.
   * @returns undefined if none was sent and the failure has been reported.
   * @throws {ApiError}
   */
  sendCode: (phone: Phone) => Promise<CodeSent | undefined>
  /**
   * Fields of a request that replace the code.
   * @throws {ApiError}
   */
  prove: (phone: Phone, code: string) => Promise<PhoneProof>
}

/**
 * The phone-authentication service while the module PHONEAUTH3 is on; undefined where the platform
 * sends its own codes. Its window closes with the form. The object is stable until the language or
 * the module changes.
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
