import { FormattedMessage } from 'react-intl'
import { OwnPoints } from '../../features/points/OwnPoints.tsx'
import { PointRatios } from '../../features/points/PointRatios.tsx'
import { pointRecords } from '../../features/points/pointRecords.ts'
import { Link } from '../../kit/page/Link.tsx'
import { paths } from '../../paths.ts'
import { buttonLook } from '../../ui/Button.tsx'
import textClasses from '../../ui/text.module.css'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** Points of the member, ways to earn points, and the record of points (ACT-41). */
export function PointsScreen({ page }: { page: Page }) {
  return (
    <>
      <OwnPoints
        links={
          <>
            <Link to={paths.pointMall()} {...buttonLook('quiet')}>
              <FormattedMessage id="pages.pointMall" />
            </Link>
            <Link to={paths.member('redemptions')} {...buttonLook('quiet')}>
              <FormattedMessage id="pages.member.redemptions" />
            </Link>
          </>
        }
      />
      <PointRatios />
      <h2 className={textClasses.heading}>
        <FormattedMessage id="points.history" />
      </h2>
      <RecordScreen page={page} definition={pointRecords} />
    </>
  )
}
