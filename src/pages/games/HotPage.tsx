import { GameList, GameListSkeleton } from '../../features/games/list/GameList.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

/** The hot games of every type (LOB-03). */
export function HotPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<GameListSkeleton />}>
        <GameList filter="HOT" titleId={page.titleId} />
      </FeaturePart>
    </>
  )
}
