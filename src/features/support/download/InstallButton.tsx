import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { create } from 'zustand'
import { useHydrated } from '../../../kit/hydration/useHydrated.ts'
import { isInstalled, isInstalledByHand } from '../../../kit/installed/isInstalled.ts'
import { Button } from '../../../ui/Button.tsx'
import classes from './AppDownloads.module.css'

/** The `beforeinstallprompt` event, which TypeScript's DOM library does not declare. */
type InstallPrompt = { prompt: () => Promise<unknown> }

// An inline script stores the event (scripts/inline/preHydrationInput.js), because it may fire
// before any module runs.
const installGlobals = globalThis as { porticoInstall?: InstallPrompt }

const useOffer = create<{ offer: InstallPrompt | null }>(() => ({ offer: null }))

const noteOffer = () => useOffer.setState({ offer: installGlobals.porticoInstall ?? null })

function dropOffer(): void {
  delete installGlobals.porticoInstall
  noteOffer()
}

/** True if the browser can install the portal on request. */
function useCanInstall(): boolean {
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
async function askToInstall(): Promise<void> {
  const { offer } = useOffer.getState()
  dropOffer()
  await offer?.prompt()
}

/**
 * Offers to install the portal: with a button, or with a guide on iPhone and iPad. Renders nothing
 * in a browser that cannot install it and in the installed portal.
 */
export function InstallButton() {
  const canInstall = useCanInstall()
  const isHydrated = useHydrated()
  if (!isHydrated || isInstalled()) return null
  const isByHand = isInstalledByHand()
  if (!canInstall && !isByHand) return null
  return (
    <section className={classes.app}>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <FormattedMessage id="support.app.install.title" />
        </h2>
        <p className={classes.note}>
          <FormattedMessage id="support.app.install.text" />
        </p>
        {isByHand ? <InstallGuide /> : <AskButton />}
      </div>
    </section>
  )
}

const AskButton = () => (
  <p className={classes.install}>
    <Button variant="primary" onClick={() => void askToInstall()}>
      <FormattedMessage id="support.app.install.action" />
    </Button>
  </p>
)

const InstallGuide = () => (
  <ol>
    <li>
      <FormattedMessage id="support.app.install.ios.share" />
    </li>
    <li>
      <FormattedMessage id="support.app.install.ios.add" />
    </li>
    <li>
      <FormattedMessage id="support.app.install.ios.open" />
    </li>
  </ol>
)
