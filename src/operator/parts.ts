import { useEffect, useState } from 'react'
import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { partAddress } from './partAddress.ts'

/** What the console is made of, in the order of its tabs; each in a chunk of its own. */
export const parts = {
  rules: lazyPart(() => import('./rules/Rules.tsx').then((file) => file.Rules)),
  history: lazyPart(() => import('./history/History.tsx').then((file) => file.History)),
  settings: lazyPart(() => import('./settings/Settings.tsx').then((file) => file.Settings)),
  statistics: lazyPart(() => import('./statistics/Statistics.tsx').then((file) => file.Statistics)),
  activity: lazyPart(() => import('./activity/Activity.tsx').then((file) => file.Activity)),
} as const

export type PartId = keyof typeof parts

// The keys of an object of ours are what its type says.
export const partIds = Object.keys(parts) as PartId[]

const partOfAddress = (): PartId =>
  partIds.find((id) => location.hash === partAddress(id)) ?? 'rules'

/**
 * The part that is shown, which the address names, so that a reload or a kept link leads back to
 * it.
 */
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
