import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Dispensable } from '../../../kit/failure/Dispensable.tsx'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { useSeen } from '../../../kit/hydration/useSeen.ts'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../../kit/page/Link.tsx'
import type { Page } from '../../../pages/page.ts'
import { paths } from '../../../paths.ts'
import { useSession } from '../../../session/session.queries.ts'
import { TagIcon } from '../../../ui/placeIcons.tsx'
import { PageEntry } from './PageEntry.tsx'
import classes from './SideMenu.module.css'

const EventsCount = lazyPart(() => import('./EventsCount.tsx').then((file) => file.EventsCount))
const MenuEvents = lazyPart(() => import('./MenuEvents.tsx').then((file) => file.MenuEvents))

/** Number of joinable promotions, only for a signed-in member. */
function Count() {
  const isSignedIn = useSession().kind === 'signedIn'
  if (!isSignedIn) return null
  return (
    <Dispensable>
      <WithMessages group="features">
        <EventsCount />
      </WithMessages>
    </Dispensable>
  )
}

/** Side menu entry with the first promotions and a link to all promotions (SIDE-06, SIDE-07). */
export function EventsEntry({ page }: { page: Page }) {
  const [place, isSeen] = useSeen<HTMLDivElement>()
  const waiting = <div className={classes.events} data-waiting />
  return (
    <li>
      <PageEntry page={page} to={paths.promotions()} icon={<TagIcon />} beside={<Count />}>
        <FormattedMessage id="app.menu.events" />
      </PageEntry>
      <div ref={place} className={classes.unfolded}>
        {isSeen ? (
          <FailureBoundary shape="line">
            <Suspense fallback={waiting}>
              <WithMessages group="features">
                <MenuEvents placeholder={waiting} />
              </WithMessages>
            </Suspense>
          </FailureBoundary>
        ) : (
          waiting
        )}
        <Link to={paths.promotions()} className={classes.more}>
          <FormattedMessage id="app.menu.more" />
        </Link>
      </div>
    </li>
  )
}
