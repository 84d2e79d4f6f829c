import classes from './bars.module.css'

type BarTone = 'seen' | 'failed' | 'left' | 'opened' | 'registered'

type Props = {
  /**
   * Series of equal length, drawn over each other: the series with the largest counts comes first.
   */
  series: readonly { tone: BarTone; counts: readonly number[] }[]
  /** Accessible description of the chart. */
  label: string
  /** Titles of the bars, shown on hover. */
  titles?: readonly string[]
  size?: 'small' | 'large'
}

const width = 10
const gap = 2
const height = 40
/** Height of the baseline of each bar, in units of the SVG. */
const trace = 1.5

const bar = (index: number, barHeight: number) =>
  `M${index * width} ${height}v${-barHeight}h${width - gap}v${barHeight}z`

/** Bar chart of counts; the largest count has the full height. */
export function Bars({ series, label, titles = [], size = 'small' }: Props) {
  const highest = Math.max(1, ...series.flatMap(({ counts }) => counts))
  const length = series[0]?.counts.length ?? 0
  const baseline = Array.from({ length }, (_, index) => bar(index, trace)).join('')
  const barsOf = (counts: readonly number[]) =>
    counts
      .map((count, index) =>
        count === 0 ? '' : bar(index, Math.max(2 * trace, (count / highest) * height)),
      )
      .join('')
  return (
    <svg
      className={classes.bars}
      data-size={size}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${length * width - gap} ${height}`}
      preserveAspectRatio="none"
    >
      <path className={classes.baseline} d={baseline} />
      {series.map(({ tone, counts }) => (
        <path key={tone} data-tone={tone} d={barsOf(counts)} />
      ))}
      {titles.map((title, index) => (
        <path key={title} className={classes.target} d={bar(index, height)}>
          <title>{title}</title>
        </path>
      ))}
    </svg>
  )
}
