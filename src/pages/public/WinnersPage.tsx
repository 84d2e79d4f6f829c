import { WinnerList, WinnersSkeleton } from '../../features/games/winners/WinnerList.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** Recent top winners (MSG-06). */
export function WinnersPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<WinnersSkeleton />}>
        <WinnerList />
      </FeaturePart>
    </>
  )
}
