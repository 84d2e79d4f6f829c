import { Link } from '../../../kit/page/Link.tsx'
import { vendorPath } from '../categoryPaths.ts'
import type { Details } from '../gameDetailsQuery.ts'
import { VendorLogo } from '../vendors/VendorLogo.tsx'
import classes from './GameDetails.module.css'

/** What a game is called, and who made it. */
export function GameHeading({ details: { game, vendor } }: { details: Details }) {
  const path = vendorPath(game.gameType, game.vassalage)
  // A logo is the vendor's name, drawn.
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
