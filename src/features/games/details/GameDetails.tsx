import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { usePageSubject } from '../../../kit/page/pageHead.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { vendorPath } from '../categoryPaths.ts'
import { FavouriteStar } from '../favourites/FavouriteStar.tsx'
import { useFavourites } from '../favourites/useFavourites.ts'
import { type Details, gameDetailsQuery } from '../gameDetailsQuery.ts'
import { readLaunchTarget } from '../launch/launchTarget.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import { GameGrid } from '../tiles/GameGrid.tsx'
import { GamePicture } from '../tiles/GamePicture.tsx'
import { VendorLogo } from '../vendors/VendorLogo.tsx'
import classes from './GameDetails.module.css'
import { GameDetailsSkeleton } from './GameDetailsSkeleton.tsx'
import { GameFacts } from './GameFacts.tsx'
import { GameTrail } from './GameTrail.tsx'
import { LiveTable } from './LiveTable.tsx'

/**
 * Buttons that start a game for money and, if the game has one, as a free trial (GAME-36, LOB-33).
 * A game under maintenance has no buttons.
 */
function GameStart({ game }: Pick<Details, 'game'>) {
  const intl = useIntl()
  const launch = useLaunch()
  // Reads the URL at the click, because the server-rendered page does not know its query string.
  const target = () => readLaunchTarget(new URLSearchParams(location.search))
  if (game.inMaintenance) {
    return (
      <div className={classes.start}>
        <Notice
          tone="warning"
          title={intl.formatMessage({ id: 'games.stage.maintenance' }, { title: game.displayName })}
        >
          <p>{intl.formatMessage({ id: 'games.details.maintenance' })}</p>
        </Notice>
      </div>
    )
  }
  return (
    <div className={classes.start}>
      <Button variant="primary" size="large" onClick={() => launch(game, { target: target() })}>
        {intl.formatMessage({ id: 'games.play' })}
      </Button>
      {game.supportPlay === 0 && (
        <Button size="large" onClick={() => launch(game, { freeTrial: true })}>
          {intl.formatMessage({ id: 'games.freeTrial' })}
        </Button>
      )}
    </div>
  )
}

/** Number of related games. */
const shownCount = 6

/** Other games of the vendor, and a link to the list of all of them. */
function RelatedGames({ details: { game, related } }: { details: Details }) {
  const intl = useIntl()
  const id = useId()
  if (related.length === 0) return null
  const path = vendorPath(game.gameType, game.vassalage)
  const title = intl.formatMessage({ id: 'games.details.related' }, { vendor: game.vendorName })
  return (
    <section className={classes.related} aria-labelledby={id}>
      <div className={classes.relatedHead}>
        <h2 id={id} className={classes.subtitle} dir="auto">
          {title}
        </h2>
        {path !== undefined && (
          <Link to={path} className={classes.all}>
            {intl.formatMessage({ id: 'games.details.all' })}
          </Link>
        )}
      </div>
      <GameGrid games={related.slice(0, shownCount)} label={title} isFirst={false} />
    </section>
  )
}

/** Original name of a game whose display name differs, marked with its language. */
function OriginalName({ details: { game, names } }: { details: Details }) {
  const { nodeName, displayName } = game
  if (nodeName === displayName) return null
  const { language } = names.find(({ name }) => name === nodeName) ?? {}
  return (
    <p className={classes.original}>
      <FormattedMessage
        id="games.details.original"
        values={{
          name: (
            <bdi key="name" lang={language}>
              {nodeName}
            </bdi>
          ),
        }}
      />
    </p>
  )
}

function GameHeading({ details }: { details: Details }) {
  const { game, vendor } = details
  const path = vendorPath(game.gameType, game.vassalage)
  // Beside a logo, the vendor's name is only for screen readers.
  const maker =
    vendor.logo === '' ? (
      <span dir="auto">{game.vendorName}</span>
    ) : (
      <>
        <VendorLogo card={vendor} />
        <span className="visuallyHidden">{game.vendorName}</span>
      </>
    )
  return (
    <div className={classes.heading}>
      <h1 className={classes.title} dir="auto">
        {game.displayName}
      </h1>
      <OriginalName details={details} />
      {path === undefined ? (
        <p className={classes.vendor}>{maker}</p>
      ) : (
        <Link to={path} className={classes.vendor}>
          {maker}
        </Link>
      )}
    </div>
  )
}

/** Minimum age, and a risk notice if the market requires one. */
function RiskNotice({ game }: Pick<Details, 'game'>) {
  const intl = useIntl()
  const market = useQuery(statusQuery()).data?.market
  return (
    <p className={classes.risk}>
      {market &&
        intl.formatMessage(
          { id: market.riskNotice ? 'games.details.riskNotice' : 'app.footer.adultsOnly' },
          { age: market.minimumAge, hasRtp: String(game.rtp !== undefined) },
        )}
    </p>
  )
}

type Props = {
  nodeId: string
  /** Title of the page until the game's name has loaded. */
  titleId: MessageId
  /** Content shown for a game that does not exist or must not be shown. */
  missing: ReactNode
}

/** Details of a game, and the buttons that start it. */
export function GameDetails({ nodeId, titleId, missing }: Props) {
  const intl = useIntl()
  const details = useQuery(gameDetailsQuery(nodeId))
  if (details.data === null) return missing
  return (
    <>
      {details.data === undefined && (
        <h1 className={details.isError ? classes.pageTitle : 'visuallyHidden'}>
          {intl.formatMessage({ id: titleId })}
        </h1>
      )}
      <QueryPart
        query={details}
        failedId="games.details.failed"
        placeholder={<GameDetailsSkeleton />}
      >
        {(loadedDetails) => loadedDetails && <Game details={loadedDetails} />}
      </QueryPart>
    </>
  )
}

function Game({ details }: { details: Details }) {
  const intl = useIntl()
  const { game } = details
  const names = { game: game.displayName, vendor: game.vendorName }
  usePageSubject({
    name: intl.formatMessage({ id: 'games.details.pageName' }, names),
    description: intl.formatMessage({ id: 'games.details.description' }, names),
    item: { type: 'VideoGame', name: game.displayName, image: game.showIcon },
  })
  return (
    <>
      <GameTrail game={game} />
      <article className={classes.game}>
        <Art game={game} />
        <GameHeading details={details} />
        <GameStart game={game} />
        <div className={classes.facts}>
          <GameFacts details={details} />
          <RiskNotice game={details.game} />
        </div>
      </article>
      {game.gameType === 'LIVE' && <LiveTable game={game} />}
      <RelatedGames details={details} />
    </>
  )
}

function Art({ game }: Pick<Details, 'game'>) {
  const { ids, toggle } = useFavourites()
  return (
    <div className={classes.art}>
      <GamePicture
        className={classes.picture}
        src={game.showIcon}
        width={300}
        height={400}
        place="first"
      />
      <FavouriteStar
        name={game.displayName}
        isOn={ids.has(game.nodeId)}
        onToggle={() => toggle(game)}
      />
    </div>
  )
}
