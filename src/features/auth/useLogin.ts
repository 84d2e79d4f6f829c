import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { read } from '../../api/read.ts'
import { write } from '../../api/write.ts'
import { startSession } from '../../session/session.ts'
import type { LoginValues } from './loginSchema.ts'

/**
 * Logs in (LOGIN-18): the call, then the session, then who it is (LOGIN-25). A call while one is
 * under way is dropped.
 * @returns whether somebody is logged in now.
 * @throws {ApiError} when the server refuses or the call fails.
 */
export function useLogin() {
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  return async ({ username, password, captcha }: LoginValues, captchaId: string) => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      const proof = captcha ? { captcha, captchaId } : {}
      const { token } = await write('POST /wps/session/login', {
        body: { username, password, type: 'username', ...proof },
      })
      startSession(token)
      await queryClient.prefetchQuery(read('/wps/member/info', {}))
      return true
    } finally {
      isRunning.current = false
    }
  }
}
