import { FormattedMessage } from 'react-intl'
import { spinRecords } from '../../features/rewards/wheel/spinRecords.tsx'
import { WheelGame } from '../../features/rewards/wheel/WheelGame.tsx'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'
import classes from './memberScreen.module.css'

/** Wheel with the record of spins (PROMO-07). */
export function WheelScreen({ page }: { page: Page }) {
  return (
    <>
      <WheelGame />
      <h2 className={classes.title}>
        <FormattedMessage id="rewards.wheel.history" />
      </h2>
      <RecordScreen page={page} definition={spinRecords} />
    </>
  )
}
