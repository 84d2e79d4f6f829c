import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { components } from '../../../api/gen/paths.ts'
import { write } from '../../../api/write.ts'
import { humanProof } from '../../../identity/humanCheck/useHumanCheck.ts'
import type { LoggedIn } from '../enter/nextStepAfterLogin.ts'

type LoginRequest = components['schemas']['LoginRequest']

/** Request of a log-in without the human check. */
type LoginAttempt = Omit<LoginRequest, 'password' | 'verifyProvider' | 'verifyToken'> & {
  /** The password, or a function that fetches a token to send in its place. */
  password: string | (() => Promise<string>)
}

/**
 * Logs in: passes the human check, which a log-in by SMS does not require (LOGIN-19), then sends
 * the request (LOGIN-18). Calls during a pending call are ignored, and closing the form cancels the
 * log-in.
 * @returns undefined when the call was ignored or cancelled.
 * @throws {ApiError} when the server rejects the log-in or a call fails.
 */
export function useLogin() {
  const queryClient = useQueryClient()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return async (attempt: LoginAttempt): Promise<LoggedIn | undefined> => {
    if (running.current) return undefined
    running.current = new AbortController()
    const { signal } = running.current
    try {
      const { password: given, ...rest } = attempt
      const password = typeof given === 'string' ? given : await given()
      const proof = attempt.type === 'username' ? await humanProof(queryClient) : {}
      if (signal.aborted) return undefined
      const body = { ...rest, password, ...proof }
      return await write('POST /wps/session/login', { body }, { signal })
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    } finally {
      running.current = undefined
    }
  }
}
