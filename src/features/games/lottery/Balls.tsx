import classes from './Balls.module.css'

/** Drawn numbers, shown as balls. */
export const Balls = ({ numbers }: { numbers: readonly string[] }) => (
  <span className={classes.balls} dir="ltr">
    {numbers.map((number, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a draw may open the same number twice.
      <span key={index} className={classes.ball}>
        {number}
      </span>
    ))}
  </span>
)
