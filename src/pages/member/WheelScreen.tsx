import { FormattedMessage } from 'react-intl'
import { spinRecords } from '../../features/rewards/wheel/spinRecords.tsx'
import { WheelGame } from '../../features/rewards/wheel/WheelGame.tsx'
import textClasses from '../../ui/text.module.css'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** Wheel with the record of spins (PROMO-07). */
export function WheelScreen({ page }: { page: Page }) {
  return (
    <>
      <WheelGame />
      <h2 className={textClasses.heading}>
        <FormattedMessage id="rewards.wheel.history" />
      </h2>
      <RecordScreen page={page} definition={spinRecords} />
    </>
  )
}
