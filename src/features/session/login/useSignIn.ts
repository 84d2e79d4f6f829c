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
  /** Or how to find out what stands in its place. */
  password: string | (() => Promise<string>)
  captcha?: string
  remember: boolean
}

/**
 * What the forms of the popup and of the agents' page share: one attempt after another to log in.
 */
export function useSignIn(target: LoginTarget, rememberedLogins: RememberedLogins) {
  const login = useLogin()
  const enter = useEnter(target)
  const captcha = useCaptchaId()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  /** The server knows the player now. Nothing waits for it: a browser's database may hang. */
  const remember = ({ type, username, password, remember }: TypedLogin) => {
    const login = { username, password: typeof password === 'string' ? password : '' }
    const bySms = type !== 'username'
    const done = remember ? rememberedLogins.keep({ ...login, bySms }) : rememberedLogins.forget()
    done.catch(() => {
      // Not remembered, then: the log-in goes on.
    })
  }

  const forgetPassword = (username: string) => {
    rememberedLogins.forgetPassword(username).catch(() => {
      // It is refused again, then.
    })
  }

  const fail = (error: unknown, typed: TypedLogin) => {
    const failed = failureOf(error)
    // A picture is good for one attempt (ERR-15).
    captcha.refresh()
    if (failed.kind !== 'rejected') return setFailure(error)
    const { secondStep } = failed.details
    if (secondStep) {
      // Told only after the right password.
      remember(typed)
      const { area, next } = target
      const way = { type: typed.type, area, ...(next === undefined ? {} : { next }) }
      return openModal({ name: 'secondStep', secondStep, ...way }, { over: true })
    }
    if (failed.details.captcha) setNeedsCaptcha(true)
    if (failed.code === 'LOGIN_FAILED') forgetPassword(typed.username)
    setFailure(error)
  }

  const signIn = async (typed: TypedLogin): Promise<void> => {
    setFailure(undefined)
    const { type, username, password } = typed
    const proof = typed.captcha ? { captcha: typed.captcha, captchaId: captcha.id } : {}
    try {
      const { area } = target
      const loggedIn = await login({ username, password, type, area, ...proof })
      if (!loggedIn) return
      remember(typed)
      const known = type === 'username' && typeof password === 'string' ? password : undefined
      const step = await enter(loggedIn, type, known)
      // It is about to be another one.
      if (step.kind === 'changePassword') forgetPassword(username)
    } catch (error) {
      fail(error, typed)
    }
  }
  return { signIn, failure, captcha, needsCaptcha }
}
