import { Link } from '../../../kit/page/Link.tsx'
import { vendorPath } from '../categoryPaths.ts'
import type { Details } from '../gameDetailsQuery.ts'
import { VendorLogo } from '../vendors/VendorLogo.tsx'
import classes from './GameDetails.module.css'

/** Name of a game, and its vendor. */
export function GameHeading({ details: { game, vendor } }: { details: Details }) {
  const path = vendorPath(game.gameType, game.vassalage)
  // The logo shows the vendor's name.
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
