import classes from './ProgressBar.module.css'

type Props = {
  /** Accessible name of the bar. */
  label: string
  value: number
  max: number
  tone?: 'accent' | 'gold'
}

export const ProgressBar = ({ label, value, max, tone = 'accent' }: Props) => (
  <progress className={classes.bar} data-tone={tone} aria-label={label} value={value} max={max} />
)
