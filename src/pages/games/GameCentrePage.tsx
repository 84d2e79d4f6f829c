import { GameCentre } from '../../features/games/GameCentre.tsx'
import { VendorCardsSkeleton } from '../../features/games/vendors/VendorCards.tsx'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import { PageTitle } from '../PageTitle.tsx'
import type { Page } from '../page.ts'
import classes from './GameCentrePage.module.css'

// Loaded separately, since most types of games have no matches.
const SportsFixtures = lazyPart(() =>
  import('../SportsFixtures.tsx').then((file) => file.SportsFixtures),
)

/** Maximum number of matches above the vendors. */
const shownCount = 12

/**
 * Vendors of the page's type of games (ROUTE-14 to ROUTE-18), below the matches if the type is a
 * sport.
 */
export function GameCentrePage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle page={page} />
      <FeaturePart placeholder={<VendorCardsSkeleton />}>
        <div className={classes.centre}>
          <Matches key={page.id} gameType={page.gameType} />
          <div>
            {page.gameType && (
              <GameCentre
                key={page.id}
                gameType={page.gameType}
                titleId={page.titleId}
                isFirst={sportOf(page.gameType) === undefined}
              />
            )}
          </div>
        </div>
      </FeaturePart>
    </>
  )
}

/** Sport whose matches belong to a type of games; undefined for games that are no sport. */
const sportOf = (gameType: Page['gameType']) =>
  gameType === 'SPORTS' ? 'FOOTBALL' : gameType === 'ESPORTS' ? 'EFOOTBALL' : undefined

/** Live and next matches if the type of games is a sport (PLAY-12). */
function Matches({ gameType }: { gameType: Page['gameType'] }) {
  const sport = sportOf(gameType)
  return sport && <SportsFixtures sport={sport} limit={shownCount} />
}
