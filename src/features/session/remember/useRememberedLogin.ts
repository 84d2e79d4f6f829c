import { useEffect, useState } from 'react'
import { createRememberedLogins, type RememberedLogin } from './rememberedLogins.ts'

/** Remembered log-in of this browser; `isPossible` is true if the browser can store log-ins. */
export function useRememberedLogin() {
  const [logins] = useState(() => createRememberedLogins())
  /** Undefined until the browser has been checked. */
  const [isPossible, setPossible] = useState<boolean>()
  const [last, setLast] = useState<RememberedLogin>()
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const canRemember = await logins.isPossible()
      const found = canRemember ? await logins.last() : undefined
      if (isOver) return
      setLast(found)
      setPossible(canRemember)
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [logins])
  return { logins, isPossible, last }
}

export type RememberedLoginApi = ReturnType<typeof useRememberedLogin>
