import { useEffect } from 'react'
import { create } from 'zustand'

type PageName = { name: string | undefined }

const usePageNameStore = create<PageName>(() => ({ name: undefined }))

/** What the page is called after what it shows; undefined where its title says all. */
export const usePageName = (): string | undefined => usePageNameStore(({ name }) => name)

/**
 * Names the page after what it shows, in the browser's tab and for readers, for as long as the
 * caller is there.
 */
export function useNamePage(name: string): void {
  useEffect(() => {
    usePageNameStore.setState({ name })
    return () => usePageNameStore.setState({ name: undefined })
  }, [name])
}
