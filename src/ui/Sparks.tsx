import classes from './Sparks.module.css'

const angles = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

/**
 * Short burst of sparks over the positioned parent. It is drawn above the content, shifts nothing,
 * and is hidden under prefers-reduced-motion.
 */
export const Sparks = () => (
  <svg aria-hidden="true" className={classes.sparks} viewBox="-50 -50 100 100">
    {angles.map((angle, index) => (
      <g key={angle} transform={`rotate(${angle})`} data-kind={index % 2 === 0 ? 'near' : 'far'}>
        {index % 2 === 0 ? (
          <circle cy="-30" r="2.4" />
        ) : (
          <path d="M0-47 1.8-41.8 7-40 1.8-38.2 0-33-1.8-38.2-7-40-1.8-41.8Z" />
        )}
      </g>
    ))}
  </svg>
)
