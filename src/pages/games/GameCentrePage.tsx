import { GameCentre } from '../../features/games/GameCentre.tsx'
import { VendorCardsSkeleton } from '../../features/games/vendors/VendorCards.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** The vendors of the page's type of games (ROUTE-14 to ROUTE-18). */
export function GameCentrePage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<VendorCardsSkeleton />}>
        {page.gameType && (
          <GameCentre key={page.id} gameType={page.gameType} titleId={page.titleId} />
        )}
      </FeaturePart>
    </>
  )
}
