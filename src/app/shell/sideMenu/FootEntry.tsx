import { Suspense } from 'react'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { useSeen } from '../../../kit/hydration/useSeen.ts'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import classes from './SideMenu.module.css'

const MenuFoot = lazyPart(() => import('./MenuFoot.tsx').then((file) => file.MenuFoot))

/** Content that loads late is last in the menu, so that it shifts nothing. */
export function FootEntry() {
  const [place, isSeen] = useSeen<HTMLLIElement>()
  return (
    <li ref={place} className={classes.foot}>
      {isSeen && (
        <FailureBoundary>
          <Suspense>
            <WithMessages group="features">
              <MenuFoot />
            </WithMessages>
          </Suspense>
        </FailureBoundary>
      )}
    </li>
  )
}
