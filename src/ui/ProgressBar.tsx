import classes from './ProgressBar.module.css'

type Props = {
  /** Names it for readers. */
  label: string
  value: number
  max: number
}

/** How far something has come. */
export function ProgressBar({ label, value, max }: Props) {
  return <progress className={classes.bar} aria-label={label} value={value} max={max} />
}
