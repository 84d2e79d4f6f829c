import classes from './CountBadge.module.css'

/** The most that is told by its figure. */
const most = 99

type Props = {
  count: number
  /** What is counted, in words with the count, for readers. */
  words: string
}

/** A count in red beside something; nothing at 0. */
export function CountBadge({ count, words }: Props) {
  if (count <= 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="visuallyHidden">{words}</span>
    </span>
  )
}
