import { useNavigate } from 'react-router-dom'

/**
 * Goes to an address of ours once something is done. Who is there already gets no second entry in
 * the history, as with a link: Back leads away at once.
 * @returns takes an address of `paths`.
 */
export function useGoOn(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  return async (to) => {
    const { pathname, search, hash } = window.location
    await navigate(to, { replace: to === pathname + search + hash })
  }
}
