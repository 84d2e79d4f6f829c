import classes from './gainBars.module.css'

type Props = {
  /**
   * Bars in chronological order. Positive values are gains, negative values losses. `title` is
   * shown on hover.
   */
  bars: readonly { id: string; value: number; title: string }[]
  /** Accessible summary of the chart. */
  label: string
  /** Labels of the value axis: the largest gain at the top and the largest loss at the bottom. */
  topLabel: string
  bottomLabel: string
  /** Labels of the time axis: the dates of the first and the last bar. */
  first: string
  last: string
}

/** SVG units: `barStep` is the width of a bar plus its gap. */
const barStep = 10
const barGap = 2
const height = 100
/** Minimal height of a bar whose value is not 0. */
const minHeight = 1.5

/** Path of a bar above `line`, or below it when `barHeight` is negative. */
const barPath = (index: number, line: number, barHeight: number): string =>
  `M${index * barStep} ${line}v${-barHeight}h${barStep - barGap}v${barHeight}z`

/**
 * Bar chart of gains and losses. Gains rise above the zero line and losses fall below it, so that
 * the chart does not depend on colours.
 */
export function GainBars({ bars, label, topLabel, bottomLabel, first, last }: Props) {
  const { zero, scale } = placeZero(bars.map(({ value }) => value))
  const width = Math.max(bars.length * barStep - barGap, 1)
  const pathOf = (isGain: boolean) =>
    bars
      .map(({ value }, index) => {
        if (value === 0 || value > 0 !== isGain) return ''
        const size = Math.max(Math.abs(value) * scale, minHeight)
        return barPath(index, zero, isGain ? size : -size)
      })
      .join('')
  return (
    <figure className={classes.figure}>
      <div className={classes.scale} aria-hidden="true">
        <span>{topLabel}</span>
        <span>{bottomLabel}</span>
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

/**
 * `zero` is the distance of the zero line from the top, in SVG units. `scale` is the height of the
 * value 1, in SVG units.
 */
export function placeZero(values: readonly number[]): { zero: number; scale: number } {
  const above = Math.max(0, ...values)
  const below = Math.max(0, ...values.map((value) => -value))
  const scale = above + below === 0 ? 0 : height / (above + below)
  return { zero: above + below === 0 ? height / 2 : above * scale, scale }
}
