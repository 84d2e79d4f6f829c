import { useSyncExternalStore } from 'react'

/** As in the style sheets: where details stand beside the table. */
const wide = '(width >= 1120px)'

/** Whether the window has room for two columns. */
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
