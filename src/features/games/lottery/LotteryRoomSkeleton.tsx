import { Spinner } from '../../../ui/Spinner.tsx'
import classes from './LotteryRoom.module.css'

/** Skeleton of a lottery page while its chunk and its menu load. */
export const LotteryRoomSkeleton = () => (
  <div className={classes.room}>
    <div className={classes.menuWaits} />
    <div className={classes.waiting}>
      <Spinner />
    </div>
  </div>
)
