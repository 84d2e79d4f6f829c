import classes from './gainBars.module.css'

type Props = {
  /** Of gains above nothing and losses below, in the order of time; `title` is shown on hover. */
  bars: readonly { id: string; value: number; title: string }[]
  /** What the bars come to, for those who do not see them. */
  label: string
  /** The largest gain and loss, at their ends of the axis. */
  highest: string
  lowest: string
  /** When the first and the last bar are. */
  first: string
  last: string
}

/** Units of the drawing: a bar with the gap behind it, and the gap. */
const barStep = 10
const barGap = 2
const height = 100
/** The least that is drawn of a value. */
const least = 1.5

/** The path of a bar that stands on a line, or hangs from it where its height is negative. */
const barPath = (index: number, line: number, barHeight: number): string =>
  `M${index * barStep} ${line}v${-barHeight}h${barStep - barGap}v${barHeight}z`

/**
 * A bar for each value: gains stand on the line of zero, losses hang from it, so that no one needs
 * the colours to tell them apart.
 */
export function GainBars({ bars, label, highest, lowest, first, last }: Props) {
  const { zero, scale } = placeZero(bars.map(({ value }) => value))
  const width = Math.max(bars.length * barStep - barGap, 1)
  const pathOf = (isGain: boolean) =>
    bars
      .map(({ value }, index) => {
        if (value === 0 || value > 0 !== isGain) return ''
        const size = Math.max(Math.abs(value) * scale, least)
        return barPath(index, zero, isGain ? size : -size)
      })
      .join('')
  return (
    <figure className={classes.figure}>
      <div className={classes.scale} aria-hidden="true">
        <span>{highest}</span>
        <span>{lowest}</span>
      </div>
      <svg
        className={classes.bars}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <path className={classes.gains} d={pathOf(true)} />
        <path className={classes.losses} d={pathOf(false)} />
        <path className={classes.zero} d={`M0 ${zero}h${width}`} />
        {bars.map(({ id, title }, index) => (
          <path key={id} className={classes.target} d={barPath(index, height, height)}>
            <title>{title}</title>
          </path>
        ))}
      </svg>
      <p className={classes.axis} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  )
}

/** Where the line of zero is from the top, and how many units a value of one is high. */
export function placeZero(values: readonly number[]): { zero: number; scale: number } {
  const above = Math.max(0, ...values)
  const below = Math.max(0, ...values.map((value) => -value))
  const scale = above + below === 0 ? 0 : height / (above + below)
  return { zero: above + below === 0 ? height / 2 : above * scale, scale }
}
