import { type ComponentType, useEffect, useState } from 'react'
import { whenPageHydrated } from '../../../kit/hydration/pageHydration.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { soon } from '../../../kit/timing/soon.ts'
import type { PageOffersProps } from './PageOffers.tsx'

/** Milliseconds after which a busy page no longer delays it. */
const patience = 300

/**
 * Everything that comes by itself, once the page is hydrated and idle; without its code nothing
 * comes.
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

/** A visitor waits for a pressed dialog. @returns when it is there, or none is open. */
const pressedDialog = (): Promise<void> => {
  const [first] = useModalStore.getState().modals
  return first ? preloadModal(first.name) : Promise.resolve()
}
