import { useCallback, useMemo, useState } from 'react'

/** The name under which a captcha's picture is asked for; `refresh` brings another picture. */
export type Captcha = { id: string; refresh: () => void }

export function useCaptchaId(): Captcha {
  const [id, setId] = useState(() => crypto.randomUUID())
  const refresh = useCallback(() => setId(crypto.randomUUID()), [])
  return useMemo(() => ({ id, refresh }), [id, refresh])
}
