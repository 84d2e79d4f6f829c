import { useIntl } from 'react-intl'
import classes from './FavouriteStar.module.css'

type Props = {
  name: string
  isOn: boolean
  tabIndex?: number | undefined
  onToggle: () => void
}

/**
 * Button that adds a game to the favourites or removes it. CSS draws the star, because a page has
 * many stars and each would otherwise need elements of its own.
 */
export function FavouriteStar({ name, isOn, tabIndex, onToggle }: Props) {
  const intl = useIntl()
  const id = isOn ? 'games.removeFavourite' : 'games.addFavourite'
  return (
    <button
      type="button"
      className={classes.star}
      data-star=""
      data-on={isOn || undefined}
      tabIndex={tabIndex}
      aria-label={intl.formatMessage({ id }, { game: name })}
      onClick={onToggle}
    />
  )
}
