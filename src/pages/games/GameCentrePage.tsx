import { Suspense } from 'react'
import { GameCentre } from '../../features/games/GameCentre.tsx'
import { VendorCardsSkeleton } from '../../features/games/vendors/VendorCards.tsx'
import { WithMessages } from '../../kit/i18n/I18nProvider.tsx'
import { useHydrated } from '../../kit/page/useHydrated.ts'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** The vendors of the page's type of games (ROUTE-14 to ROUTE-18). */
export function GameCentrePage({ page }: { page: Page }) {
  const isHydrated = useHydrated()
  return (
    <>
      <PageTitle page={page} />
      {isHydrated ? (
        <Suspense fallback={<VendorCardsSkeleton />}>
          <WithMessages group="features">
            {page.gameType && (
              <GameCentre key={page.id} gameType={page.gameType} titleId={page.titleId} />
            )}
          </WithMessages>
        </Suspense>
      ) : (
        <VendorCardsSkeleton />
      )}
    </>
  )
}
