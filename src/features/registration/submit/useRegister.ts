import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { ApiError, failureOf, isUndecided } from '../../../api/failure.ts'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import type { RegistrationMethod } from '../../../lib/registration/fieldsInForce.ts'
import { startSession } from '../../../session/session.ts'
import { createIdempotencyKeys } from './idempotencyKeys.ts'
import type { RegistrationUser } from './registrationRequest.ts'

const calls = {
  username: 'PUT /wps/member/register',
  mobile: 'PUT /wps/member/register/mobile',
} as const

/**
 * Opens an account: the invitation code first (REG-10), then the account under a key that a retry
 * keeps, then its session and who it is (REG-12). A call while one is under way is dropped.
 * @param onMade the account is there; its session, which may close the form, begins after it.
 * @returns whether the account may be entered without a log-in; undefined for a dropped call.
 * @throws {ApiError} when any of it is refused or fails; nothing is changed then.
 */
export function useRegister(onMade: () => void) {
  const queryClient = useQueryClient()
  const keys = useMemo(() => createIdempotencyKeys(), [])
  const isRunning = useRef(false)

  const checkAffiliate = async ({ affiliateCode, domain }: RegistrationUser) => {
    if (affiliateCode === undefined) return
    const query = read('/wps/agent/affiliate', { query: { code: affiliateCode, domain } })
    await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false })
  }

  return async (
    method: RegistrationMethod,
    body: RegistrationUser,
  ): Promise<{ isSignedIn: boolean } | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    try {
      await checkAffiliate(body)
      const idempotencyKey = keys.keyFor(body)
      const { token } = await write(calls[method], { body }, { idempotencyKey })
      keys.settle()
      onMade()
      if (token === undefined) return { isSignedIn: false }
      startSession(token)
      await queryClient.prefetchQuery(read('/wps/member/info', {}))
      return { isSignedIn: true }
    } catch (error) {
      if (error instanceof ApiError && !isUndecided(failureOf(error))) keys.settle()
      throw error
    } finally {
      isRunning.current = false
    }
  }
}
