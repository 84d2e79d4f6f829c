import { useCallback, useMemo, useState } from 'react'

/** The name under which a captcha's picture is asked for; another name brings another picture. */
export function useCaptchaId(): { id: string; refresh: () => void } {
  const [id, setId] = useState(() => crypto.randomUUID())
  const refresh = useCallback(() => setId(crypto.randomUUID()), [])
  return useMemo(() => ({ id, refresh }), [id, refresh])
}
