import { useEffect } from 'react'
import { create } from 'zustand'

type PageName = { name: string | undefined }

const usePageNameStore = create<PageName>(() => ({ name: undefined }))

/** Name of the item that the page shows; undefined if the title of the page suffices. */
export const usePageName = (): string | undefined => usePageNameStore(({ name }) => name)

/**
 * Names the page after the item that it shows, in the browser tab and for screen readers, while the
 * calling component is mounted.
 */
export function useNamePage(name: string): void {
  useEffect(() => {
    usePageNameStore.setState({ name })
    return () => usePageNameStore.setState({ name: undefined })
  }, [name])
}
