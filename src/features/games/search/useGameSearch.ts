import { useEffect, useState } from 'react'
import type { GameCatalogue } from './foundGame.ts'
import { type GameSearch, searchOf } from './gameSearch.ts'

/** Search in the catalogue; undefined until the catalogue is loaded and indexed. */
export function useGameSearch(catalogue: GameCatalogue | undefined): GameSearch | undefined {
  const [latest, setLatest] = useState<{ of: GameCatalogue; search: GameSearch }>()
  useEffect(() => {
    if (!catalogue) return undefined
    let isGone = false
    void searchOf(catalogue).made.then((search) => {
      if (!isGone) setLatest({ of: catalogue, search })
    })
    return () => {
      isGone = true
    }
  }, [catalogue])
  if (!catalogue) return undefined
  return latest?.of === catalogue ? latest.search : searchOf(catalogue).search
}
