import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { BeforeChange } from './BeforeChange.tsx'
import { createScrollPlaces } from './scrollPlaces.ts'
import { waitForPlace } from './waitForPlace.ts'

/**
 * Sets the scroll position after a navigation: the hash's anchor (ROUTE-47), the stored position
 * after Back, Forward or a reload, and the top of a new page (ROUTE-45). A navigation within the
 * page leaves it unchanged.
 */
export function ScrollPlace({ placeKey }: { placeKey: string }) {
  const { key: routerKey, pathname, hash } = useLocation()
  const key = entryKey(routerKey, pathname)
  const isReturn = useNavigationType() === 'POP'
  const [places] = useState(createScrollPlaces)
  const shown = useRef({ key, placeKey, isFirst: true })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => {
      places.note(shown.current.key, window.scrollY)
      places.keep()
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [places])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, placeKey, isFirst: false }
    const mayReturn = isReturn && !(before.isFirst && isNewVisit())
    const place = mayReturn ? places.of(key) : undefined
    if (place !== undefined && (before.isFirst || before.key !== key)) {
      return waitForPlace(() => scrollDownTo(place))
    }
    if (hash !== '') return waitForPlace(() => scrollToAnchor(hash))
    if (!before.isFirst && before.placeKey !== placeKey) window.scrollTo(0, 0)
    return undefined
  }, [key, hash, placeKey, isReturn, places])

  return <BeforeChange of={key} onChange={(left) => places.note(left, window.scrollY)} />
}

/**
 * Unique key of a history entry; the router gives `default` to every entry that loaded the
 * document.
 */
const entryKey = (key: string, pathname: string): string =>
  key === 'default' ? `default ${pathname}` : key

/**
 * True if the document was loaded by a link or a typed address, not by a reload, Back or Forward.
 */
const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((load) => 'type' in load && load.type === 'navigate')

function scrollDownTo(place: number): boolean {
  window.scrollTo(0, place)
  return place <= document.documentElement.scrollHeight - window.innerHeight + 1
}

function scrollToAnchor(hash: string): boolean {
  const anchor = document.getElementById(decodedHash(hash))
  anchor?.scrollIntoView()
  return anchor !== null
}

/** Id of a hash; a hash with a broken escape is used verbatim. */
function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
