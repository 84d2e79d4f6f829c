import { type PointerEvent, useState } from 'react'
import layoutClasses from '../../ui/layout.module.css'
import classes from './dayBars.module.css'

type Bar = {
  id: string
  /** Value of the bar; never negative. */
  value: number
  /** Formatted day and value, shown in the caption. */
  day: string
  amount: string
}

type Props = {
  /** Accessible name of the chart. */
  label: string
  /** Bars in chronological order; at least one. */
  bars: readonly Bar[]
  /** Bar that is highlighted and initially selected. By default the last bar is selected. */
  markedId?: string | undefined
}

/** SVG units: `barStep` is the width of a bar plus its gap. */
const barStep = 10
const barGap = 2
const height = 100
/** Minimal height of a bar whose value is positive. */
const minHeight = 1.5

/**
 * Bar chart with one bar for each day. The caption shows day and amount of the bar under the
 * pointer, or of the bar selected with the arrow keys.
 */
export function DayBars({ label, bars, markedId }: Props) {
  const markedIndex = bars.findIndex(({ id }) => id === markedId)
  const [pointed, setPointed] = useState<number>()
  const chosenIndex = Math.min(
    pointed ?? (markedIndex < 0 ? bars.length - 1 : markedIndex),
    bars.length - 1,
  )
  const bar = bars[chosenIndex]
  if (!bar) return null
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - left) / width) * bars.length)
    setPointed(Math.max(0, Math.min(at, bars.length - 1)))
  }
  return (
    <figure className={layoutClasses.stack8}>
      <figcaption className={classes.chosen} aria-hidden="true">
        <span>{bar.day}</span>
        <strong>{bar.amount}</strong>
      </figcaption>
      <div
        className={classes.plot}
        dir="ltr"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={chosenIndex + 1}
        aria-valuetext={`${bar.day}: ${bar.amount}`}
        onKeyDown={(event) => {
          const next = stepOf(event.key, chosenIndex, bars.length)
          if (next === undefined) return
          event.preventDefault()
          setPointed(next)
        }}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setPointed(undefined)
        }}
      >
        <Drawing bars={bars} markedIndex={markedIndex} chosenIndex={chosenIndex} />
      </div>
      <p className={classes.axis} dir="ltr" aria-hidden="true">
        <bdi>{bars[0]?.day}</bdi>
        <bdi>{bars.at(-1)?.day}</bdi>
      </p>
    </figure>
  )
}

/** Index of the bar that a key selects; undefined for keys that do not move the selection. */
function stepOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(count - 1, from + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

type DrawingProps = { bars: readonly Bar[]; markedIndex: number; chosenIndex: number }

function Drawing({ bars, markedIndex, chosenIndex }: DrawingProps) {
  const highest = Math.max(...bars.map(({ value }) => value))
  const width = bars.length * barStep - barGap
  const pathOf = (isDrawn: (index: number) => boolean) =>
    bars
      .map(({ value }, index) => {
        if (value <= 0 || !isDrawn(index)) return ''
        const size = Math.max((value / highest) * height, minHeight)
        return `M${index * barStep} ${height}v${-size}h${barStep - barGap}v${size}z`
      })
      .join('')
  return (
    <svg
      className={classes.bars}
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <path
        className={classes.column}
        d={`M${chosenIndex * barStep - barGap / 2} 0h${barStep}v${height}h${-barStep}z`}
      />
      <path
        className={markedIndex < 0 ? classes.bar : classes.around}
        d={pathOf((index) => index !== markedIndex)}
      />
      <path className={classes.bar} d={pathOf((index) => index === markedIndex)} />
      <path className={classes.zero} d={`M0 ${height}h${width}`} />
    </svg>
  )
}
