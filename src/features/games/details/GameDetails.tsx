import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { useNamePage } from '../../../kit/page/pageName.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { FavouriteStar } from '../favourites/FavouriteStar.tsx'
import { useFavourites } from '../favourites/useFavourites.ts'
import { type Details, gameDetailsQuery, isUnknownGame } from '../gameDetailsQuery.ts'
import { GamePicture } from '../tiles/GamePicture.tsx'
import classes from './GameDetails.module.css'
import { GameDetailsSkeleton } from './GameDetailsSkeleton.tsx'
import { GameFacts } from './GameFacts.tsx'
import { GameHeading } from './GameHeading.tsx'
import { GameStart } from './GameStart.tsx'
import { GameTrail } from './GameTrail.tsx'
import { LiveTable } from './LiveTable.tsx'
import { RelatedGames } from './RelatedGames.tsx'
import { RiskNotice } from './RiskNotice.tsx'

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
  if (details.data === undefined && isUnknownGame(details.error)) return missing
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
        {(known) => <Game details={known} />}
      </QueryPart>
    </>
  )
}

function Game({ details }: { details: Details }) {
  const intl = useIntl()
  const { game } = details
  useNamePage(
    intl.formatMessage(
      { id: 'games.details.pageName' },
      { game: game.displayName, vendor: game.vendorName },
    ),
  )
  return (
    <>
      <GameTrail game={game} />
      <article className={classes.game}>
        <Art game={game} />
        <GameHeading details={details} />
        <GameStart game={game} />
        <div className={classes.facts}>
          <GameFacts details={details} />
          <RiskNotice />
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
