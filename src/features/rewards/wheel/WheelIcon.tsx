import classes from './wheel.module.css'
import { slicePath, stepOf, toneOf } from './wheelShape.ts'

const slices = [0, 1, 2, 3, 4, 5, 6, 7]

/** Small icon of the wheel, without prizes. */
export const WheelIcon = () => (
  <svg aria-hidden="true" className={classes.wheel} viewBox="-116 -122 232 238">
    <circle className={classes.rim} r="108" />
    {slices.map((index) => (
      <g
        key={index}
        className={classes.slice}
        data-tone={toneOf(index, slices.length)}
        transform={`rotate(${index * stepOf(slices.length)})`}
      >
        <path d={slicePath(slices.length)} />
      </g>
    ))}
    <circle className={classes.hub} r="24" />
    <path className={classes.pointer} d="M-16-121H16L0-84Z" />
  </svg>
)
