import { Suspense } from 'react'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import { lazyPart } from '../../../kit/lazy/lazyPart.tsx'
import { useSeen } from '../../../kit/lazy/useSeen.ts'
import classes from './SideMenu.module.css'

const MenuChannels = lazyPart(() => import('./MenuChannels.tsx').then((file) => file.MenuChannels))

/** The official channels come last, so that nothing moves when they do (SIDE-11). */
export function ChannelsEntry() {
  const [place, isSeen] = useSeen<HTMLLIElement>()
  return (
    <li ref={place} className={classes.channels}>
      {isSeen && (
        <FailureBoundary>
          <Suspense>
            <WithMessages group="features">
              <MenuChannels />
            </WithMessages>
          </Suspense>
        </FailureBoundary>
      )}
    </li>
  )
}
