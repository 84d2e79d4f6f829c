import { useEffect, useState } from 'react'
import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { partAddress } from './partAddress.ts'

/** Sections of the console, in the order of the tabs, each in its own chunk. */
export const parts = {
  rules: lazyPart(() => import('./rules/Rules.tsx').then((file) => file.Rules)),
  history: lazyPart(() => import('./history/History.tsx').then((file) => file.History)),
  settings: lazyPart(() => import('./settings/Settings.tsx').then((file) => file.Settings)),
  statistics: lazyPart(() => import('./statistics/Statistics.tsx').then((file) => file.Statistics)),
  activity: lazyPart(() => import('./activity/Activity.tsx').then((file) => file.Activity)),
} as const

export type PartId = keyof typeof parts

// Object.keys returns string[]; the keys of this object literal are those of its type.
export const partIds = Object.keys(parts) as PartId[]

const partOfAddress = (): PartId =>
  partIds.find((id) => location.hash === partAddress(id)) ?? 'rules'

/** Current section, stored in the address, so that a reload or a bookmark returns to it. */
export function usePart(): [part: PartId, show: (part: PartId) => void] {
  const [part, setPart] = useState(partOfAddress)
  useEffect(() => {
    const follow = () => setPart(partOfAddress())
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const show = (next: PartId) => {
    history.replaceState(history.state, '', partAddress(next))
    setPart(next)
  }
  return [part, show]
}
