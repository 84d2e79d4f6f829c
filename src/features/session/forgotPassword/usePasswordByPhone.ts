import { useRef } from 'react'
import { ApiError, failureOf } from '../../../api/failure.ts'
import { write } from '../../../api/write.ts'
import type { PhoneProof } from '../../../identity/phoneAuth/phoneAuth.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { useEnter } from '../enter/useEnter.ts'
import { useLogin } from '../login/useLogin.ts'
import type { PhoneValues } from './forgotPasswordSchema.ts'

/**
 * Sets a new password with an SMS code, logs in with it, and continues with the interrupted page or
 * the home page (LOGIN-36, ROUTE-42). If the log-in is rejected, the new password remains set, and
 * the second step or the login dialog opens. Calls during a pending call are ignored.
 * @throws {ApiError} when the password is not set.
 */
export function usePasswordByPhone(next: string | undefined) {
  const login = useLogin()
  const enter = useEnter({ area: 'member', next })
  const isRunning = useRef(false)
  const onward = next === undefined ? {} : { next }

  const logIn = async ({ mobileNum, newPassword }: PhoneValues) => {
    const typed = { username: mobileNum, password: newPassword, type: 'username' } as const
    const loggedIn = await login({ ...typed, area: 'member' })
    if (!loggedIn) return
    await enter(loggedIn, 'username')
    showToast('success', { id: 'forgotPassword.changed' })
  }
  const askForMore = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const failure = failureOf(error)
    const secondStep = failure.kind === 'rejected' ? failure.details.secondStep : undefined
    if (secondStep) {
      openModal({ name: 'secondStep', secondStep, type: 'username', area: 'member', ...onward })
    } else {
      openModal({ name: 'login', ...onward })
    }
    showToast('success', { id: 'forgotPassword.logInNow' })
  }

  return async (values: PhoneValues & Partial<PhoneProof>): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await write('POST /wps/member/password/verification', { body: values })
      await logIn(values).catch(askForMore)
    } finally {
      isRunning.current = false
    }
  }
}
