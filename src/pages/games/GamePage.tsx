import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { GameDetails } from '../../features/games/details/GameDetails.tsx'
import { GameDetailsSkeleton } from '../../features/games/details/GameDetailsSkeleton.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { usePageSubject } from '../../kit/page/pageHead.ts'
import { matchPath } from '../../lib/pathPattern.ts'
import { gamePattern, paths } from '../../paths.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { FeaturePart } from '../FeaturePart.tsx'
import type { Page } from '../page.ts'
import { MessagePage } from '../public/MessagePage.tsx'

/** Details of the game whose id is in the URL. */
export function GamePage({ page }: { page: Page }) {
  const { pathname } = useLocation()
  const nodeId = matchPath(gamePattern, pathname)?.nodeId ?? ''
  return (
    <FeaturePart placeholder={<Waiting page={page} />}>
      <GameDetails key={nodeId} nodeId={nodeId} titleId={page.titleId} missing={<MissingGame />} />
    </FeaturePart>
  )
}

/**
 * Skeleton with a hidden heading. The visible heading needs the game's name, so it appears once the
 * game is loaded.
 */
function Waiting({ page }: { page: Page }) {
  return (
    <>
      <h1 className="visuallyHidden">
        <FormattedMessage id={page.titleId} />
      </h1>
      <GameDetailsSkeleton />
    </>
  )
}

/** Notice that the game does not exist or is not permitted in this market. */
function MissingGame() {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'games.details.missing.title' })
  usePageSubject({ name: title, isMissing: true })
  return (
    <MessagePage
      isNotFound
      title={title}
      text={intl.formatMessage({ id: 'games.details.missing.text' })}
    >
      <Link to={paths.rng()} {...buttonLook('primary')}>
        {intl.formatMessage({ id: 'games.details.missing.list' })}
      </Link>
    </MessagePage>
  )
}
