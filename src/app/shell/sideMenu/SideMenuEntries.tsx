import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { FailureBoundary } from '../../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import { useSeen } from '../../../kit/hydration/useSeen.ts'
import { WithMessages } from '../../../kit/i18n/I18nProvider.tsx'
import { LanguageSelect } from '../../../kit/language/LanguageSelect.tsx'
import type { Page } from '../../../pages/page.ts'
import { paths } from '../../../paths.ts'
import { openCustomerService, useServiceEntries } from '../../../session/customerService.ts'
import { useModules, useSession } from '../../../session/session.queries.ts'
import choice from '../../../ui/choice.module.css'
import { ChevronDownIcon, GlobeIcon } from '../../../ui/controlIcons.tsx'
import {
  CrownIcon,
  HeadsetIcon,
  HomeIcon,
  InviteIcon,
  ReceiptIcon,
} from '../../../ui/placeIcons.tsx'
import { AppEntry } from './AppEntry.tsx'
import { EventsEntry } from './EventsEntry.tsx'
import { inviteState, vipState } from './entryStates.ts'
import { MemberEntry, PageEntry } from './PageEntry.tsx'
import classes from './SideMenu.module.css'

const MenuFoot = lazyPart(() => import('./MenuFoot.tsx').then((file) => file.MenuFoot))

/** Content that loads late; it is last in the menu, so that no other entry shifts. */
function FootEntry() {
  const [place, isSeen] = useSeen<HTMLLIElement>()
  return (
    <li ref={place} className={classes.foot}>
      {isSeen && (
        <FailureBoundary shape="line">
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

/** Entries of the side menu, in the order of SIDE-02 to SIDE-11; also used in the drawer. */
export function SideMenuEntries({ page }: { page: Page }) {
  const session = useSession().kind
  const modules = useModules()
  return (
    <ul className={classes.entries}>
      <li>
        <PageEntry page={page} to={paths.home()} icon={<HomeIcon />}>
          <FormattedMessage id="home.title" />
        </PageEntry>
      </li>
      <MemberEntry
        state={vipState({ session, modules })}
        page={page}
        to={paths.member('vip')}
        icon={<CrownIcon />}
      >
        <FormattedMessage id="app.menu.vip" />
      </MemberEntry>
      <MemberEntry
        state={inviteState({ session, modules })}
        page={page}
        to={paths.member('referral')}
        icon={<InviteIcon />}
      >
        <FormattedMessage id="pages.member.referral" />
      </MemberEntry>
      <MemberEntry
        state="shown"
        page={page}
        to={paths.member('bettingRecord')}
        icon={<ReceiptIcon />}
      >
        <FormattedMessage id="pages.member.bettingRecord" />
      </MemberEntry>
      <EventsEntry page={page} />
      <AppEntry />
      <li>
        <ServiceEntry />
      </li>
      <li className={classes.language}>
        <GlobeIcon />
        <LanguageSelect className={classes.select} />
        <ChevronDownIcon />
      </li>
      <FootEntry />
    </ul>
  )
}

/** Customer service entry (SIDE-09). */
function ServiceEntry() {
  const entries = useServiceEntries()
  return (
    <button
      type="button"
      className={`${choice.choice} ${classes.entry}`}
      data-early="liveSupport"
      onClick={() => openCustomerService(entries)}
    >
      <HeadsetIcon />
      <span className={classes.label}>
        <FormattedMessage id="app.menu.support" />
      </span>
    </button>
  )
}
