import type { NavigationType } from '../../../features/games/navigation/navigationRules.ts'
import type { Page } from '../../../pages/page.ts'
import { pageAt } from '../../../pages/pages.ts'
import { paths } from '../../../paths.ts'

export type NavigationEntry = { type: NavigationType; path: string; page: Page }

const entry = (type: NavigationType, path: string): NavigationEntry => ({
  type,
  path,
  page: pageAt(path),
})

/** Entries HEAD-22 to HEAD-31, in the order of the specification. */
export const navigationEntries: readonly NavigationEntry[] = [
  entry('HOME', paths.home()),
  entry('PROMO', paths.promotions()),
  entry('ELOTT', paths.elott()),
  entry('LOTT', paths.lott()),
  entry('LIVE', paths.live()),
  entry('SPORTS', paths.sports()),
  entry('FISH', paths.fish()),
  entry('RNG', paths.rng()),
  entry('PVP', paths.pvp()),
  entry('ESPORTS', paths.esports()),
]
