import classes from './CountBadge.module.css'

/** Largest count that is shown exactly. */
const maxCount = 99

type Props = {
  count: number
  /** Count with its noun, for screen readers. */
  words: string
}

/** Red badge with a count; renders nothing at 0. */
export function CountBadge({ count, words }: Props) {
  if (count <= 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count > maxCount ? `${maxCount}+` : count}</span>
      <span className="visuallyHidden">{words}</span>
    </span>
  )
}
