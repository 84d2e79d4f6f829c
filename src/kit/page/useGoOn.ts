import { useNavigate } from 'react-router-dom'

/**
 * Navigates to a URL of the portal after an action. Like a link, it replaces the history entry if
 * that URL is already open, so that pressing Back once leaves the page.
 * @returns a function whose argument is a URL built with `paths`.
 */
export function useGoOn(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  return async (to) => {
    const { pathname, search, hash } = window.location
    await navigate(to, { replace: to === pathname + search + hash })
  }
}
