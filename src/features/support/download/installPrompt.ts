import { useEffect } from 'react'
import { create } from 'zustand'

/** The `beforeinstallprompt` event, which TypeScript's DOM library does not declare. */
type InstallPrompt = { prompt: () => Promise<unknown> }

// An inline script stores the event (scripts/inline/preHydrationInput.js), because it may fire
// before any module runs.
const early = globalThis as { porticoInstall?: InstallPrompt }

const useOffer = create<{ offer: InstallPrompt | null }>(() => ({ offer: null }))

const noteOffer = () => useOffer.setState({ offer: early.porticoInstall ?? null })

function dropOffer(): void {
  delete early.porticoInstall
  noteOffer()
}

/** True if the browser can install the portal on request. */
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

/** Shows the browser's installation prompt. The event can be used only once. */
export async function askToInstall(): Promise<void> {
  const { offer } = useOffer.getState()
  dropOffer()
  await offer?.prompt()
}
