import { useSyncExternalStore } from 'react'

/** Same query as in the style sheets: details are shown beside the table. */
const wide = '(width >= 1120px)'

/** True if the window has room for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(wide).matches,
  )
}
