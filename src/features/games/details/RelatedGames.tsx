import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../../kit/page/Link.tsx'
import { vendorPath } from '../categoryPaths.ts'
import type { Details } from '../gameDetailsQuery.ts'
import { GameGrid } from '../tiles/GameGrid.tsx'
import classes from './GameDetails.module.css'

/** Number of related games. */
const shownCount = 6

/** Other games of the vendor, and a link to all of them. */
export function RelatedGames({ details: { game, related } }: { details: Details }) {
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
      <GameGrid games={related.slice(0, shownCount)} label={title} onFirstScreen={0} />
    </section>
  )
}
