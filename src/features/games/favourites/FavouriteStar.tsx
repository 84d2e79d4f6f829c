import { useIntl } from 'react-intl'
import classes from './FavouriteStar.module.css'

type Props = {
  name: string
  isOn: boolean
  tabIndex?: number | undefined
  onToggle: () => void
}

/** Button that adds a game to the favourites or removes it. */
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
    >
      <svg
        aria-hidden="true"
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill={isOn ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      >
        <path d="m10 2.4 2.3 4.9 5.3.7-3.9 3.7 1 5.3-4.7-2.6L5.3 17l1-5.3L2.4 8l5.3-.7Z" />
      </svg>
    </button>
  )
}
