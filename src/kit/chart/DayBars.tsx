import { type PointerEvent, useState } from 'react'
import classes from './dayBars.module.css'

type Bar = {
  id: string
  /** Nothing or more. */
  value: number
  /** When it is, and what it comes to, as people read them. */
  day: string
  amount: string
}

type Props = {
  /** Names the chart for readers. */
  label: string
  /** In the order of time; one at least. */
  bars: readonly Bar[]
  /** The bar that the page is about; the last one without it. */
  markedId?: string | undefined
}

/** Units of the drawing: a bar with the gap behind it, and the gap. */
const barStep = 10
const barGap = 2
const height = 100
/** The least that is drawn of a value. */
const least = 1.5

/**
 * A bar for each day and the figure of one of them in words: of the one under the pointer, or the
 * one that the arrow keys have gone to.
 */
export function DayBars({ label, bars, markedId }: Props) {
  const marked = bars.findIndex(({ id }) => id === markedId)
  const [pointed, setPointed] = useState<number>()
  const chosen = Math.min(pointed ?? (marked < 0 ? bars.length - 1 : marked), bars.length - 1)
  const bar = bars[chosen]
  if (!bar) return null
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - left) / width) * bars.length)
    setPointed(Math.max(0, Math.min(at, bars.length - 1)))
  }
  return (
    <figure className={classes.figure}>
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
        aria-valuenow={chosen + 1}
        aria-valuetext={`${bar.day}: ${bar.amount}`}
        onKeyDown={(event) => {
          const next = stepOf(event.key, chosen, bars.length)
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
        <Drawing bars={bars} marked={marked} chosen={chosen} />
      </div>
      <p className={classes.axis} dir="ltr" aria-hidden="true">
        <span>{bars[0]?.day}</span>
        <span>{bars.at(-1)?.day}</span>
      </p>
    </figure>
  )
}

/** The bar that a key goes to from one of several; undefined for a key that goes nowhere. */
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

type DrawingProps = { bars: readonly Bar[]; marked: number; chosen: number }

function Drawing({ bars, marked, chosen }: DrawingProps) {
  const highest = Math.max(...bars.map(({ value }) => value))
  const width = bars.length * barStep - barGap
  const pathOf = (isDrawn: (index: number) => boolean) =>
    bars
      .map(({ value }, index) => {
        if (value <= 0 || !isDrawn(index)) return ''
        const size = Math.max((value / highest) * height, least)
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
        d={`M${chosen * barStep - barGap / 2} 0h${barStep}v${height}h${-barStep}z`}
      />
      <path
        className={marked < 0 ? classes.bar : classes.around}
        d={pathOf((index) => index !== marked)}
      />
      <path className={classes.bar} d={pathOf((index) => index === marked)} />
      <path className={classes.zero} d={`M0 ${height}h${width}`} />
    </svg>
  )
}
