import classes from './ProgressBar.module.css'

type Props = {
  /** Accessible name of the bar. */
  label: string
  value: number
  max: number
}

export function ProgressBar({ label, value, max }: Props) {
  return <progress className={classes.bar} aria-label={label} value={value} max={max} />
}
