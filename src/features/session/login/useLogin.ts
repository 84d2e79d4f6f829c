import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { components } from '../../../api/gen/paths.ts'
import { write } from '../../../api/write.ts'
import { humanProof } from '../../../identity/humanCheck/useHumanCheck.ts'
import type { LoggedIn } from '../enter/nextStepAfterLogin.ts'

type LoginRequest = components['schemas']['LoginRequest']

/** What is sent, but for the proof that a human calls. */
type LoginAttempt = Omit<LoginRequest, 'password' | 'verifyProvider' | 'verifyToken'> & {
  /** Or how to find out what stands in its place, as part of the attempt. */
  password: string | (() => Promise<string>)
}

/**
 * Logs in: the proof that a human calls, which a log-in by sms does not need (LOGIN-19), then the
 * call (LOGIN-18). A call while one is under way is dropped, and one whose form is closed has no
 * effect.
 * @returns undefined when it was dropped or its form was closed.
 * @throws {ApiError} when the server refuses or a call fails.
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
