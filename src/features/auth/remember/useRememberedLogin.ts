import { useEffect, useState } from 'react'
import { createRememberedLogins, type RememberedLogin } from './rememberedLogins.ts'

/** What this browser remembers, or that it cannot. Until it has told, it offers nothing. */
export function useRememberedLogin() {
  const [logins] = useState(() => createRememberedLogins())
  const [isPossible, setPossible] = useState(false)
  const [last, setLast] = useState<RememberedLogin>()
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      if (!(await logins.isPossible())) return
      const found = await logins.last()
      if (isOver) return
      setLast(found)
      setPossible(true)
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [logins])
  return { logins, isPossible, last }
}

export type RememberedLoginApi = ReturnType<typeof useRememberedLogin>
