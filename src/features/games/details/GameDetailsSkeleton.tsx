import { GameGridSkeleton } from '../tiles/GameGridSkeleton.tsx'
import classes from './GameDetails.module.css'
import { GameTrailSkeleton } from './GameTrail.tsx'

const facts = ['rtp', 'volatility', 'minimum', 'maximum', 'category', 'released']

/** Skeleton of a game's details, in their final size. */
export const GameDetailsSkeleton = () => (
  <div aria-hidden="true">
    <GameTrailSkeleton />
    <div className={classes.game}>
      <span className={classes.art} />
      <div className={classes.heading}>
        <span className={classes.block} data-of="title" />
        <span className={classes.block} data-of="vendor" />
      </div>
      <div className={classes.start}>
        <span className={classes.block} data-of="button" />
      </div>
      <div className={classes.facts}>
        <div className={classes.factPlaces}>
          {facts.map((fact) => (
            <span key={fact} className={classes.block} data-of="fact" />
          ))}
        </div>
        <span className={classes.risk} />
      </div>
    </div>
    <div className={classes.related}>
      <span className={classes.block} data-of="subtitle" />
      <GameGridSkeleton count={6} />
    </div>
  </div>
)
