import classes from './Skeleton.module.css'

const places = [0, 1, 2, 3, 4, 5, 6, 7]

type Props = {
  /** Number of blocks, up to 8. */
  count: number
  /** `lines` for list items, `tiles` for figures. */
  shape?: 'lines' | 'tiles'
}

export function Skeleton({ count, shape = 'lines' }: Props) {
  return (
    <div className={shape === 'tiles' ? classes.tiles : classes.lines} aria-hidden="true">
      {places.slice(0, count).map((each) => (
        <span key={each} className={classes.block} />
      ))}
    </div>
  )
}
