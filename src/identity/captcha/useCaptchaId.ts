import { useCallback, useMemo, useState } from 'react'

/** Id under which a captcha picture is requested; `refresh` requests another picture. */
export type Captcha = { id: string; refresh: () => void }

export function useCaptchaId(): Captcha {
  const [id, setId] = useState(() => crypto.randomUUID())
  const refresh = useCallback(() => setId(crypto.randomUUID()), [])
  return useMemo(() => ({ id, refresh }), [id, refresh])
}
