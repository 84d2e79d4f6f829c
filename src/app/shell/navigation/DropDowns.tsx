import { type RefObject, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useLaunch } from '../../../features/games/launch/useLaunch.ts'
import {
  isShown,
  launchedBy,
  type NavigationType,
} from '../../../features/games/navigation/navigationRules.ts'
import { VendorPanel } from '../../../features/games/navigation/VendorPanel.tsx'
import {
  type Category,
  categoriesQuery,
  homeCategoriesQuery,
} from '../../../features/games/vendors/categories.ts'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import type { Page } from '../../../pages/page.ts'
import { navigationEntries } from './entries.ts'
import { followKeys } from './followKeys.ts'
import { entryOf, followPointer } from './followPointer.ts'
import { hideTypes, navigation, openDropDown, useNavigation } from './navigationStore.ts'

/**
 * Pages that fetch the vendors only when a drop-down opens: pages that list games (GAME-34), and
 * the home page, because its document already contains some vendors of each type.
 */
const fetchesLate: ReadonlySet<string> = new Set(['home', 'pvp', 'fish', 'rng'])

type Props = {
  bar: RefObject<HTMLElement | null>
  /** Element of the bar under the mouse, if any. */
  under: RefObject<EventTarget | null>
  page: Page
}

/**
 * Interactive part of the top navigation: the vendors, and the handling of pointer, keys and
 * presses.
 */
export function DropDowns({ bar, under, page }: Props) {
  const { open } = useNavigation()
  const isAsked = !fetchesLate.has(page.id) || open !== undefined
  const query = useQuery({ ...categoriesQuery(), enabled: isAsked })
  const atHome = useQuery({ ...homeCategoriesQuery(), enabled: page.id === 'home' })
  const categories = query.data ?? atHome.data
  useShownTypes(categories)
  useEffect(() => (bar.current ? followBar(bar.current, under.current) : undefined), [bar, under])
  useLaunchedEntries(bar, categories)
  useClosedByNavigation()

  const entry = navigationEntries.find(({ type }) => type === open)
  const place = entry && bar.current?.querySelector(`[data-type="${entry.type}"]`)
  if (!entry?.page.gameType || !place) return null
  return createPortal(
    <WithMessages group="features">
      <VendorPanel
        key={entry.type}
        type={entry.page.gameType}
        titleId={entry.page.titleId}
        path={entry.path}
        vendors={query.data?.find(({ type }) => type === entry.type)?.vendors}
        hasFailed={query.isError}
        onRetry={() => void query.refetch()}
        onFollowed={() => openDropDown(undefined)}
      />
    </WithMessages>,
    place,
  )
}

/** Hides entries of types without vendors (HEAD-32). */
function useShownTypes(categories: readonly Category[] | undefined): void {
  useEffect(() => {
    const types = navigationEntries.map(({ type }) => type)
    hideTypes(new Set(types.filter((type) => !isShown(type, categories))))
  }, [categories])
}

const hasDropDown = (type: string | undefined): type is NavigationType =>
  navigationEntries.some((entry) => entry.type === type && entry.page.gameType !== undefined)

function followBar(bar: HTMLElement, under: EventTarget | null): () => void {
  const dropDown = { current: () => navigation.getState().open, open: openDropDown, hasDropDown }
  const byPointer = (type: NavigationType | undefined) => openDropDown(type, 'pointer')
  const ends = [
    followPointer(bar, { ...dropDown, open: byPointer }, under),
    followKeys(bar, dropDown),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** Makes the entry of a type with one vendor launch that vendor (HEAD-36). */
function useLaunchedEntries(bar: Props['bar'], categories: readonly Category[] | undefined): void {
  const launch = useLaunch()
  useEffect(() => {
    const over = new AbortController()
    const press = (event: MouseEvent) => {
      const type = navigationEntries.find(
        (entry) => entry.type === entryOf(event.target)?.dataset.type,
      )?.type
      const isLink = event.target instanceof Element && event.target.closest('li > a') !== null
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      const vendor = type && isLink && isPlain ? launchedBy(type, categories) : undefined
      if (vendor === undefined) return
      event.preventDefault()
      openDropDown(undefined)
      launch(vendor)
    }
    bar.current?.addEventListener('click', press, { signal: over.signal })
    return () => over.abort()
  }, [bar, categories, launch])
}

function useClosedByNavigation(): void {
  const { pathname, search } = useLocation()
  const here = pathname + search
  // A drop-down opened before this chunk loaded stays open.
  const shown = useRef(here)
  useEffect(() => {
    if (shown.current === here) return
    shown.current = here
    openDropDown(undefined)
  }, [here])
}
