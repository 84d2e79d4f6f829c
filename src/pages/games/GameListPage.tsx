import { Suspense } from 'react'
import { GameList, GameListSkeleton } from '../../features/games/list/GameList.tsx'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { useHydrated } from '../../kit/page/useHydrated.ts'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** The games of the page's type (ROUTE-19 to ROUTE-23). */
export function GameListPage({ page }: { page: Page }) {
  const isHydrated = useHydrated()
  return (
    <>
      <PageTitle page={page} />
      {isHydrated ? (
        <Suspense fallback={<GameListSkeleton />}>
          <WithMessages group="features">
            {page.gameType && (
              <GameList key={page.id} gameType={page.gameType} titleId={page.titleId} />
            )}
          </WithMessages>
        </Suspense>
      ) : (
        <GameListSkeleton />
      )}
    </>
  )
}
