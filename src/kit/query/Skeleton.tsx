import classes from './Skeleton.module.css'

const most = [0, 1, 2, 3, 4, 5, 6, 7]

type Props = {
  /** How many, up to eight. */
  count: number
  /** `lines` of a list, `tiles` of figures. */
  shape?: 'lines' | 'tiles'
}

/** The shape of something that is on its way. */
export function Skeleton({ count, shape = 'lines' }: Props) {
  return (
    <div className={shape === 'tiles' ? classes.tiles : classes.lines} aria-hidden="true">
      {most.slice(0, count).map((each) => (
        <span key={each} className={classes.block} />
      ))}
    </div>
  )
}
