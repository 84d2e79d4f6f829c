import { GameList } from '../../features/games/list/GameList.tsx'
import { GameGridSkeleton } from '../../features/games/tiles/GameGridSkeleton.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { ScreenProps } from '../page.ts'

/** The player's favourites or recent games (ROUTE-24, ROUTE-25). */
export function OwnGamesPage({ page, isWaiting = false }: ScreenProps) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart
        inBrowserOnly
        isWaiting={isWaiting}
        placeholder={<GameGridSkeleton count={18} />}
      >
        <GameList
          key={page.id}
          filter={page.id === 'favorite' ? 'FAV' : 'RECENT'}
          titleId={page.titleId}
        />
      </FeaturePart>
    </>
  )
}
