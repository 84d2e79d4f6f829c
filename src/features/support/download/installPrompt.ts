import { useEffect } from 'react'
import { create } from 'zustand'

/** A browser's offer to install; not in TypeScript's DOM library. */
type InstallPrompt = { prompt: () => Promise<unknown> }

// The inline script of the page keeps it (scripts/inline/preHydrationInput.js): it may come before any other code.
const early = globalThis as { porticoInstall?: InstallPrompt }

const useOffer = create<{ offer: InstallPrompt | null }>(() => ({ offer: null }))

const noteOffer = () => useOffer.setState({ offer: early.porticoInstall ?? null })

function dropOffer(): void {
  delete early.porticoInstall
  noteOffer()
}

/** Whether the browser would install the portal, if somebody asks for it. */
export function useCanInstall(): boolean {
  useEffect(() => {
    noteOffer()
    addEventListener('beforeinstallprompt', noteOffer)
    addEventListener('appinstalled', dropOffer)
    return () => {
      removeEventListener('beforeinstallprompt', noteOffer)
      removeEventListener('appinstalled', dropOffer)
    }
  }, [])
  return useOffer(({ offer }) => offer !== null)
}

/** Has the browser ask whether to install the portal. It takes a question once. */
export async function askToInstall(): Promise<void> {
  const { offer } = useOffer.getState()
  dropOffer()
  await offer?.prompt()
}
