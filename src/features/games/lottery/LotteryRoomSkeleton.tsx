import { Spinner } from '../../../ui/Spinner.tsx'
import classes from './LotteryRoom.module.css'

/** The shape of a page of lotteries while its code and its menu are on the way. */
export const LotteryRoomSkeleton = () => (
  <div className={classes.room}>
    <div className={classes.menuWaits} />
    <div className={classes.waiting}>
      <Spinner />
    </div>
  </div>
)
