import choice from '../../../ui/choice.module.css'
import classes from './GameTypeMenu.module.css'

/** One placeholder for each entry of the menu. */
const places = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const

export const GameTypeMenuSkeleton = () => (
  <div className={choice.row} aria-hidden="true">
    {places.map((place) => (
      <span key={place} className={classes.place} />
    ))}
  </div>
)
