import { GameList, GameListSkeleton } from '../../features/games/list/GameList.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** The games of the page's type (ROUTE-19 to ROUTE-23). */
export function GameListPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<GameListSkeleton />}>
        {page.gameType && (
          <GameList key={page.id} gameType={page.gameType} titleId={page.titleId} />
        )}
      </FeaturePart>
    </>
  )
}
