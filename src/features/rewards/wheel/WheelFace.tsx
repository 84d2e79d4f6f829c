import type { Ref } from 'react'
import { useContentLanguage } from '../../../session/contentLanguage.ts'
import classes from './wheel.module.css'
import { fontSizeOf, labelLines, type Prize, slicePath, stepOf, toneOf } from './wheelShape.ts'

const bulbs = Array.from({ length: 24 }, (_, index) => index * 15)

type Props = {
  prizes: readonly Prize[]
  /** Rotation of the wheel in degrees. */
  angle: number
  /** Id of the prize at which the wheel stopped. This prize is highlighted. */
  wonId: string | undefined
  /** The element that rotates. */
  face: Ref<SVGGElement>
}

/**
 * Drawing of the wheel, hidden from screen readers; its contents are repeated as text beside it.
 */
export function WheelFace({ prizes, angle, wonId, face }: Props) {
  const count = prizes.length
  return (
    <svg aria-hidden="true" className={classes.wheel} viewBox="-116 -122 232 238">
      <circle className={classes.rim} r="108" />
      {bulbs.map((at) => (
        <circle key={at} className={classes.bulb} cy="-108" r="2" transform={`rotate(${at})`} />
      ))}
      <g ref={face} transform={`rotate(${angle})`} data-won={wonId === undefined ? undefined : ''}>
        {prizes.map((prize, index) => (
          <g
            key={prize.id}
            className={classes.slice}
            data-tone={toneOf(index, count)}
            data-won={prize.id === wonId || undefined}
            transform={`rotate(${index * stepOf(count)})`}
          >
            <path d={slicePath(count)} />
            <Label lines={labelLines(prize.label, count)} size={fontSizeOf(count)} />
          </g>
        ))}
        <circle className={classes.hub} r="17" />
        <path
          className={classes.star}
          d="m0-10 2.9 6.6 7.2.7-5.4 4.8 1.6 7L0 5.4-6.3 9.1l1.6-7-5.4-4.8 7.2-.7Z"
        />
      </g>
      <path className={classes.pointer} d="M-10-121H10L0-92Z" />
    </svg>
  )
}

function Label({ lines: [first = '', second], size }: { lines: readonly string[]; size: number }) {
  const middle = -76
  const { lang, dir } = useContentLanguage()
  return (
    <text textAnchor="middle" fontSize={size} lang={lang} direction={dir}>
      <tspan x="0" y={second === undefined ? middle : middle - size * 0.55}>
        {first}
      </tspan>
      {second !== undefined && (
        <tspan x="0" y={middle + size * 0.65}>
          {second}
        </tspan>
      )}
    </text>
  )
}
