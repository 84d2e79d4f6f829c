import { useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import type { components } from '../../../api/gen/paths.ts'
import { useCaptchaId } from '../../../identity/captcha/useCaptchaId.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { type LoginTarget, useEnter } from '../enter/useEnter.ts'
import type { RememberedLogins } from '../remember/rememberedLogins.ts'
import { useLogin } from './useLogin.ts'

type TypedLogin = {
  type: components['schemas']['LoginRequest']['type']
  username: string
  /** The password, or a function that fetches a token to send in its place. */
  password: string | (() => Promise<string>)
  captcha?: string
  remember: boolean
}

/**
 * Stores or forgets the log-in after the server has accepted it. The log-in does not wait for this,
 * because a browser's database may hang.
 */
function rememberLogin(
  rememberedLogins: RememberedLogins,
  { type, username, password, remember }: TypedLogin,
): void {
  const login = { username, password: typeof password === 'string' ? password : '' }
  const bySms = type !== 'username'
  const done = remember ? rememberedLogins.keep({ ...login, bySms }) : rememberedLogins.forget()
  done.catch(() => {
    // A failure to remember does not stop the log-in.
  })
}

/**
 * Log-in logic shared by the forms of the dialog and of the agents' page: captcha, second step and
 * remembered log-ins.
 */
export function useSignIn(target: LoginTarget, rememberedLogins: RememberedLogins) {
  const login = useLogin()
  const enter = useEnter(target)
  const captcha = useCaptchaId()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const forgetPassword = (username: string) => {
    rememberedLogins.forgetPassword(username).catch(() => {
      // If the remembered password cannot be deleted, it is filled in and rejected again at the
      // next log-in.
    })
  }

  const fail = (error: unknown, input: TypedLogin) => {
    const failed = failureOf(error)
    // A captcha picture is valid for one attempt (ERR-15).
    captcha.refresh()
    if (failed.kind !== 'rejected') return setFailure(error)
    const { secondStep } = failed.details
    if (secondStep) {
      // The log-in can be remembered, because the server requests a second step only after the
      // correct password.
      rememberLogin(rememberedLogins, input)
      const { area, next } = target
      const way = { type: input.type, area, ...(next === undefined ? {} : { next }) }
      return openModal({ name: 'secondStep', secondStep, ...way }, { over: true })
    }
    if (failed.details.captcha) setNeedsCaptcha(true)
    if (failed.code === 'LOGIN_FAILED') forgetPassword(input.username)
    setFailure(error)
  }

  const signIn = async (input: TypedLogin): Promise<void> => {
    setFailure(undefined)
    const { type, username, password } = input
    const proof = input.captcha ? { captcha: input.captcha, captchaId: captcha.id } : {}
    try {
      const { area } = target
      const loggedIn = await login({ username, password, type, area, ...proof })
      if (!loggedIn) return
      rememberLogin(rememberedLogins, input)
      const known = type === 'username' && typeof password === 'string' ? password : undefined
      const step = await enter(loggedIn, type, known)
      // The user must change the password, so the remembered password becomes invalid.
      if (step.kind === 'changePassword') forgetPassword(username)
    } catch (error) {
      fail(error, input)
    }
  }
  return { signIn, failure, captcha, needsCaptcha }
}
