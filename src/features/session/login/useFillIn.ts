import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RememberedLoginApi } from '../remember/useRememberedLogin.ts'
import { usernameKey } from '../remember/usernameKey.ts'
import type { LoginValues } from './loginSchema.ts'

type Form = Pick<UseFormReturn<LoginValues>, 'getValues' | 'setValue'>

/**
 * Fills in the remembered log-in without replacing typed values.
 * @returns a function to call when the username changes: it fills in the remembered password of
 * that username, and removes a password filled in for another one.
 */
export function useFillIn(
  { getValues, setValue }: Form,
  { last, logins, isPossible }: RememberedLoginApi,
): () => Promise<void> {
  const filled = useRef({ username: '', password: '' })
  useEffect(() => {
    if (!last || last.bySms || getValues('username') !== '') return
    filled.current = last
    setValue('username', last.username)
    setValue('remember', true)
    if (getValues('password') === '') setValue('password', last.password)
  }, [last, getValues, setValue])

  return async () => {
    const username = getValues('username')
    const before = filled.current
    if (!isPossible || usernameKey(username) === usernameKey(before.username)) return
    const password = await logins.passwordOf(username)
    if (getValues('username') !== username) return
    // A typed password stays.
    if (getValues('password') !== before.password) return
    filled.current = { username, password }
    setValue('password', password)
    if (password !== '') setValue('remember', true)
  }
}
