import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'

const SeamlessGame = lazyPart(() =>
  import('../../features/games/play/SeamlessGame.tsx').then((file) => file.SeamlessGame),
)

/** A game on its own page (ROUTE-33). */
export function SeamlessPage({ page }: { page: Page }) {
  return (
    <>
      {/* The game's toolbar has its title, and the game needs the height. */}
      <PageTitle page={page} isHidden />
      <FeaturePart inBrowserOnly placeholder={null}>
        <SeamlessGame />
      </FeaturePart>
    </>
  )
}
