import { type ComponentType, useEffect, useState } from 'react'
import { soon } from '../start/idle.ts'

/** What comes by itself, once the page has nothing better to do; without its code nothing comes. */
export function LaterParts({ isBare }: { isBare: boolean }) {
  const [Popup, setPopup] = useState<ComponentType<{ isWelcome: boolean }>>()
  useEffect(() => {
    let isGone = false
    const callOff = soon(() => {
      import('../../features/messages/AnnouncementPopup.tsx').then(
        ({ AnnouncementPopup }) => isGone || setPopup(() => AnnouncementPopup),
        () => {},
      )
    })
    return () => {
      isGone = true
      callOff()
    }
  }, [])
  return Popup ? <Popup isWelcome={!isBare} /> : null
}
