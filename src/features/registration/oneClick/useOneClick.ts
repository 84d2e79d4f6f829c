import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { ApiError, failureOf, isUndecided } from '../../../api/failure.ts'
import type { components } from '../../../api/gen/paths.ts'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import { createIdempotencyKeys } from '../../../identity/ruledForm/idempotencyKeys.ts'
import { noteGivenPassword } from '../../../session/newMember.ts'
import { startSession } from '../../../session/session.ts'

export type OneClickAccount = components['schemas']['OneClickAccount']

/**
 * Registers an account with one click (LOGIN-42) and starts its session. A retry after a lost
 * response keeps the idempotency key, so that only one account is created; if that account is
 * already in use, the response has no password and no token. Calls during a pending call are
 * ignored.
 * @throws {ApiError} when the registration is rejected or fails.
 */
export function useOneClick(referralCode: string) {
  const queryClient = useQueryClient()
  const keys = useMemo(() => createIdempotencyKeys(), [])
  const isRunning = useRef(false)

  return async (birthday: string): Promise<OneClickAccount | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    const { href, hostname } = window.location
    const page = { registerUrl: href, domain: hostname, registerMethod: 'WEB' } as const
    const body = {
      termsAccepted: true,
      birthday,
      ...page,
      ...(referralCode ? { referralCode } : {}),
    }
    try {
      const idempotencyKey = keys.keyFor(body)
      const account = await write(
        'POST /wps/member/register/oneClick',
        { body },
        { idempotencyKey },
      )
      keys.settle()
      if (account.token === undefined) return account
      noteGivenPassword(account.memberId)
      startSession(account.token)
      await queryClient.prefetchQuery(read('/wps/member/info', {}))
      return account
    } catch (error) {
      if (error instanceof ApiError && !isUndecided(failureOf(error))) keys.settle()
      throw error
    } finally {
      isRunning.current = false
    }
  }
}
