import { FormattedMessage, useIntl } from 'react-intl'
import { offeredKinds, useStanding } from '../../features/contracts/watch/standing.ts'
import { unreadCountQuery } from '../../features/messages/messages.queries.ts'
import { rewardCountsQuery } from '../../features/rewards/rewards.queries.ts'
import { preloadModal } from '../../kit/modal/preloadModal.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import type { MemberPageId } from '../../paths.ts'
import { openCustomerService, useServiceEntries } from '../../session/customerService.ts'
import { useModules } from '../../session/session.queries.ts'
import { HeadsetIcon } from '../../ui/placeIcons.tsx'
import { CentreFrame } from '../centre/CentreFrame.tsx'
import { CentreMenu, entryClass } from '../centre/CentreMenu.tsx'
import { IdentityCard } from '../centre/IdentityCard.tsx'
import type { Badge, CentreRow, Page, ScreenProps } from '../page.ts'
import { memberGroups } from './memberGroups.ts'
import { memberIcons } from './memberIcons.tsx'
import { memberScreens } from './memberScreens.ts'

/** Member centre: its menu, around the content of the open page (MEM-03). */
export function MemberCentre({ page, isWaiting = false }: ScreenProps) {
  const Screen = memberScreens[idOf(page)]
  return (
    <CentreFrame
      page={page}
      isWaiting={isWaiting}
      side={
        <>
          <IdentityCard />
          <MemberMenu page={page} />
        </>
      }
    >
      <Screen page={page} />
    </CentreFrame>
  )
}

function MemberMenu({ page }: { page: Page }) {
  const intl = useIntl()
  const modules = useModules()
  const counts = useQuery(rewardCountsQuery()).data
  const unread = useQuery(unreadCountQuery()).data
  const standing = useStanding()
  // Counts of the badges (MEM-19 to MEM-21).
  const countOf: Record<Badge, number | undefined> = {
    rewards: counts?.rewardCenter,
    missions: counts?.missionLeaderboard,
    messages: unread?.unreadCount,
    contracts: offeredKinds(standing).length,
  }
  // Until the modules are loaded, entries that depend on a module are shown.
  const isShown = ({ flag }: CentreRow) => !flag || (modules?.has(flag) ?? true)
  const groups = memberGroups.map(({ titleId, rows }) => ({
    titleId,
    entries: rows.filter(isShown).map((row) => ({
      page: row,
      icon: memberIcons[idOf(row)],
      count: row.badge && countOf[row.badge],
    })),
  }))
  return (
    <CentreMenu label={intl.formatMessage({ id: 'centre.member' })} current={page} groups={groups}>
      <ServiceEntry />
    </CentreMenu>
  )
}

function ServiceEntry() {
  const service = useServiceEntries()
  return (
    <li>
      <button
        type="button"
        className={entryClass}
        onPointerEnter={() => preloadModal('customerService')}
        onClick={() => openCustomerService(service)}
      >
        <HeadsetIcon />
        <FormattedMessage id="centre.customerService" />
      </button>
    </li>
  )
}

/** Id of a page within the centre; its id in the list of pages is `member.<id>`. */
function idOf(page: CentreRow): MemberPageId {
  // The cast is safe: the ids are the keys of `memberScreens`. Object.keys types keys as strings.
  const ids = Object.keys(memberScreens) as MemberPageId[]
  return ids.find((id) => page.id === `member.${id}`) ?? 'account'
}
