import { Suspense } from 'react'
import { OwnGames } from '../../features/games/own/OwnGames.tsx'
import { GameGridSkeleton } from '../../features/games/tiles/GameGrid.tsx'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { useHydrated } from '../../kit/page/useHydrated.ts'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** The player's favourites or her recent games (ROUTE-24, ROUTE-25). */
export function OwnGamesPage({ page }: { page: Page }) {
  const isHydrated = useHydrated()
  return (
    <>
      <PageTitle page={page} />
      {isHydrated ? (
        <Suspense fallback={<GameGridSkeleton count={18} />}>
          <WithMessages group="features">
            <OwnGames
              key={page.id}
              list={page.id === 'favorite' ? 'favorite' : 'recent'}
              titleId={page.titleId}
            />
          </WithMessages>
        </Suspense>
      ) : (
        <GameGridSkeleton count={18} />
      )}
    </>
  )
}
