import { Component, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { sessionStore } from '../../../kit/storage.ts'
import { timeLimits } from '../../../lib/timeLimits.ts'

/** Session-storage key of the positions, for a reload. */
const storageKey = 'scrollPlaces'
const maxPlaces = 50

/** Scroll position of each history entry, by the router's key. */
type ScrollPlaces = {
  note: (key: string, place: number) => void
  of: (key: string) => number | undefined
  /** Stores the newest positions for a reload. */
  keep: () => void
}

export function createScrollPlaces(): ScrollPlaces {
  let places: Map<string, number> | undefined
  // The positions are loaded on first use, because a prerender has no session storage.
  const all = () => {
    places ??= new Map(sessionStore.getJson(storageKey, readPlaces) ?? [])
    return places
  }
  return {
    note(key, place) {
      all().delete(key)
      all().set(key, place)
    },
    of: (key) => all().get(key),
    keep: () => sessionStore.setJson(storageKey, [...all()].slice(-maxPlaces)),
  }
}

function readPlaces(json: unknown): [string, number][] {
  if (!Array.isArray(json)) throw new TypeError('no list of places')
  return json.filter(
    (row): row is [string, number] =>
      Array.isArray(row) && typeof row[0] === 'string' && Number.isFinite(row[1]),
  )
}

const signsOfLife = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Repeats an attempt whenever the page grows, until it succeeds, the user scrolls or a time limit
 * ends.
 * @param attempt returns true on success
 * @returns a function that stops the attempts
 */
function waitForPlace(attempt: () => boolean): () => void {
  if (attempt()) return () => {}
  const growth = new ResizeObserver(() => {
    if (attempt()) stop()
  })
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const type of signsOfLife) window.removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, timeLimits.place)
  for (const type of signsOfLife) window.addEventListener(type, stop, { passive: true })
  growth.observe(document.body)
  return stop
}

type Props = { of: string; onChange: (before: string) => void }

/**
 * Calls `onChange` with the previous value of the property `of` after a change of the property,
 * while the DOM is still unchanged.
 */
class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): null {
    if (before.of !== this.props.of) this.props.onChange(before.of)
    return null
  }

  override componentDidUpdate(): void {
    // Empty, but React requires `componentDidUpdate` beside `getSnapshotBeforeUpdate`.
  }

  override render(): null {
    return null
  }
}

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

/** True if the document was loaded by a link or a typed URL, not by a reload, Back or Forward. */
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
