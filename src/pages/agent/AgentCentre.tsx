import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { pageOfKind } from '../../features/contracts/terms/contractKinds.ts'
import { offeredKinds, useStanding } from '../../features/contracts/watch/standing.ts'
import { unreadCountQuery } from '../../features/messages/messages.queries.ts'
import { openModal } from '../../kit/modal/modalStore.ts'
import { preloadModal } from '../../kit/modal/preloadModal.ts'
import { Link } from '../../kit/page/Link.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { type AgentPageId, paths } from '../../paths.ts'
import { openCustomerService, useServiceEntries } from '../../session/customerService.ts'
import { useModules } from '../../session/session.queries.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { SignOutIcon } from '../../ui/controlIcons.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HeadsetIcon } from '../../ui/placeIcons.tsx'
import { CentreFrame } from '../centre/CentreFrame.tsx'
import { CentreMenu, entryClass } from '../centre/CentreMenu.tsx'
import { IdentityCard } from '../centre/IdentityCard.tsx'
import { memberIcons } from '../member/memberIcons.tsx'
import type { CentreRow, Page, ScreenProps } from '../page.ts'
import { agentGroups } from './agentGroups.ts'
import { agentIcons } from './agentIcons.tsx'
import { agentScreens } from './agentScreens.ts'
import { PlatformClock } from './PlatformClock.tsx'

/** Agent centre: its menu, around the content of the open page (AGENT-03). */
export function AgentCentre({ page, isWaiting = false }: ScreenProps) {
  const Screen = agentScreens[idOf(page)]
  const modules = useModules()
  const isOff = modules !== undefined && !modules.has('AGENTPOLICY3')
  return (
    <CentreFrame
      page={page}
      isWaiting={isWaiting}
      side={
        <>
          <IdentityCard />
          <PlatformClock />
          <AgentMenu page={page} />
        </>
      }
    >
      {isOff ? <CentreOff /> : <Screen page={page} />}
    </CentreFrame>
  )
}

/**
 * Notice on a platform without agent policy (ROLE-23). The links to deposit, withdrawal and
 * messages stay in the menu.
 */
function CentreOff() {
  return (
    <EmptyState surface="panel" text={<FormattedMessage id="centre.agentOff" />}>
      <Link to={paths.member()} {...buttonLook('primary')}>
        <FormattedMessage id="centre.toMember" />
      </Link>
    </EmptyState>
  )
}

/** Icons of the menu's entries. Some entries are pages of the member centre. */
const icons: Readonly<Record<string, ReactNode>> = { ...agentIcons, ...memberIcons }

function AgentMenu({ page }: { page: Page }) {
  const intl = useIntl()
  const modules = useModules()
  const service = useServiceEntries()
  const unread = useQuery(unreadCountQuery()).data?.unreadCount
  const offers = offeredKinds(useStanding()).map((kind) => `agent.${pageOfKind[kind]}`)
  const isOff = modules !== undefined && !modules.has('AGENTPOLICY3')
  const isShown = ({ id, flag }: CentreRow) =>
    id.startsWith('member.') || (!isOff && (flag === undefined || modules?.has(flag)))
  const groups = agentGroups.map(({ titleId, rows }) => ({
    titleId,
    entries: rows.filter(isShown).map((row) => ({
      page: row,
      icon: icons[row.id.split('.')[1] ?? ''],
      count: row.badge === 'messages' ? unread : Number(offers.includes(row.id)),
    })),
  }))
  return (
    <CentreMenu
      label={intl.formatMessage({ id: 'centre.agent' })}
      current={page}
      groups={groups.filter(({ entries }) => entries.length > 0)}
    >
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
      <li>
        <button
          type="button"
          className={entryClass}
          onClick={() => openModal({ name: 'confirmLogout' })}
        >
          <SignOutIcon />
          <FormattedMessage id="centre.logout" />
        </button>
      </li>
    </CentreMenu>
  )
}

/** Id of a page within the centre; its id in the list of pages is `agent.<id>`. */
function idOf(page: Page): AgentPageId {
  // The cast is safe: the ids are the keys of `agentScreens`. Object.keys types keys as strings.
  const ids = Object.keys(agentScreens) as AgentPageId[]
  return ids.find((id) => page.id === `agent.${id}`) ?? 'teamOverview'
}
