import { useNavigate } from 'react-router-dom'

/**
 * Navigates to an address of the portal after an action. Like a link, it replaces the history entry
 * when that address is already open, so that Back leaves the page at once.
 * @returns a function that takes an address of `paths`.
 */
export function useGoOn(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  return async (to) => {
    const { pathname, search, hash } = window.location
    await navigate(to, { replace: to === pathname + search + hash })
  }
}
