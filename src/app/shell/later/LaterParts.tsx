import { type ComponentType, useEffect, useState } from 'react'
import { whenPageHydrated } from '../../../kit/hydration/pageHydration.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { soon } from '../../../kit/timing/soon.ts'
import type { PageOffersProps } from './PageOffers.tsx'

/** Milliseconds after which the parts load even on a busy page. */
const patience = 300

/**
 * Loads the parts that open by themselves, such as announcements, once the page is hydrated and
 * idle. None of them opens if the chunk fails to load.
 */
export function LaterParts(props: PageOffersProps) {
  const [Offers, setOffers] = useState<ComponentType<PageOffersProps>>()
  useEffect(() => {
    let isGone = false
    let callOff = () => {}
    const load = () => {
      import('./PageOffers.tsx').then(
        ({ PageOffers }) => isGone || setOffers(() => PageOffers),
        () => {},
      )
    }
    const stopWaiting = whenPageHydrated(() => {
      void pressedDialog().then(() => {
        if (!isGone) callOff = soon(load, patience)
      })
    })
    return () => {
      isGone = true
      stopWaiting()
      callOff()
    }
  }, [])
  return Offers ? <Offers {...props} /> : null
}

/** Resolves when the open dialog has loaded, or at once if none is open. */
const pressedDialog = (): Promise<void> => {
  const [first] = useModalStore.getState().modals
  return first ? preloadModal(first.name) : Promise.resolve()
}
