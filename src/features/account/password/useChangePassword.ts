import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { read } from '../../../api/read.ts'
import { write } from '../../../api/write.ts'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { useGoOn } from '../../../kit/page/useGoOn.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { paths } from '../../../paths.ts'
import { passwordChanged, typedPassword } from '../../../session/passwordDue.ts'
import type { PasswordValues } from './passwordSchema.ts'

/**
 * Returns a function that changes the password, refetches the member (LOGIN-33), closes the dialog
 * (LOGIN-34) and opens the home page (ROUTE-42). It ignores calls while an earlier one is running.
 * @param hasPassword false for an account that sets its first password.
 * @throws {ApiError} when the server rejects the change or the request fails.
 */
export function useChangePassword(hasPassword: boolean) {
  const queryClient = useQueryClient()
  const goOn = useGoOn()
  const isRunning = useRef(false)
  return async ({ verificationCode, ...passwords }: PasswordValues) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      const body = { ...passwords, oldPassword: typedPassword() ?? passwords.oldPassword }
      await write('POST /wps/member/password', {
        body: verificationCode === '' ? body : { ...body, verificationCode },
      })
      passwordChanged()
      void queryClient.invalidateQueries({ queryKey: [read('/wps/member/info', {}).queryKey[0]] })
      void queryClient.invalidateQueries({
        queryKey: [read('/wps/member/security', {}).queryKey[0]],
      })
      showToast('success', { id: hasPassword ? 'changePassword.done' : 'changePassword.set.done' })
      await closeModal()
      await goOn(paths.home())
    } finally {
      isRunning.current = false
    }
  }
}
