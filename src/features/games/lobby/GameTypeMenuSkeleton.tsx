import choice from '../../../ui/choice.module.css'
import classes from './GameTypeMenu.module.css'

/** As many as there are types in the menu. */
const places = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const

/** The place of the lobby's menu while it is on its way. */
export const GameTypeMenuSkeleton = () => (
  <div className={choice.row} aria-hidden="true">
    {places.map((place) => (
      <span key={place} className={classes.place} />
    ))}
  </div>
)
