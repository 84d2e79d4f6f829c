import { OwnGames } from '../../features/games/own/OwnGames.tsx'
import { GameGridSkeleton } from '../../features/games/tiles/GameGrid.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** The player's favourites or their recent games (ROUTE-24, ROUTE-25). */
export function OwnGamesPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart inBrowserOnly placeholder={<GameGridSkeleton count={18} />}>
        <OwnGames
          key={page.id}
          list={page.id === 'favorite' ? 'favorite' : 'recent'}
          titleId={page.titleId}
        />
      </FeaturePart>
    </>
  )
}
