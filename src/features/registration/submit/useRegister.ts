import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { ApiError, failureOf, isUndecided } from '../../../api/failure.ts'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import { createIdempotencyKeys } from '../../../identity/ruledForm/idempotencyKeys.ts'
import { invitationCheck } from '../../../identity/ruledForm/invitationCheck.ts'
import type { RegistrationMethod } from '../../../lib/registration/fieldsInForce.ts'
import { startSession } from '../../../session/session.ts'
import type { RegistrationUser } from './registrationRequest.ts'

const calls = {
  username: 'PUT /wps/member/register',
  mobile: 'PUT /wps/member/register/mobile',
} as const

/**
 * Opens an account: checks the invitation code (REG-10), creates the account under an idempotency
 * key that a retry keeps, then starts its session and loads the member (REG-12). Calls during a
 * pending call are ignored.
 * @param onMade called when the account exists and its session has not started yet.
 * @returns `isSignedIn`, false if the account requires a log-in; undefined for an ignored call.
 * @throws {ApiError} when a step is rejected or fails; no session has started then.
 */
export function useRegister(onMade: () => void) {
  const queryClient = useQueryClient()
  const keys = useMemo(() => createIdempotencyKeys(), [])
  const isRunning = useRef(false)

  const checkAffiliate = async ({ affiliateCode, domain }: RegistrationUser) => {
    if (affiliateCode === undefined) return
    await queryClient.fetchQuery(invitationCheck(affiliateCode, domain))
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
