import { FormattedMessage, useIntl } from 'react-intl'
import { unreadCountQuery } from '../../features/messages/messages.queries.ts'
import { openModal } from '../../kit/modal/modalStore.ts'
import { preloadModal } from '../../kit/modal/preloadModal.ts'
import { Link } from '../../kit/page/Link.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { type AgentPageId, paths } from '../../paths.ts'
import { openCustomerService, useServiceEntries } from '../../session/customerService.ts'
import { useModules } from '../../session/session.queries.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { agentRows } from '../agentRows.ts'
import { CentreFrame } from '../centre/CentreFrame.tsx'
import { CentreMenu, entryClass } from '../centre/CentreMenu.tsx'
import { IdentityCard } from '../centre/IdentityCard.tsx'
import { memberRows } from '../memberRows.ts'
import type { Page, ScreenProps } from '../page.ts'
import { agentScreens } from './agentScreens.ts'
import { PlatformClock } from './PlatformClock.tsx'

/** The agent centre around its open page (AGENT-03). */
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
 * Notice on a platform without agent policy (ROLE-23). Links to money and messages stay in the
 * menu.
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

/** Pages of the member centre that the agent centre's menu contains too (AGENT-17 to AGENT-19). */
const memberPagesToo = ['member.deposit', 'member.withdraw', 'member.messages']

function AgentMenu({ page }: { page: Page }) {
  const intl = useIntl()
  const modules = useModules()
  const service = useServiceEntries()
  const unread = useQuery(unreadCountQuery()).data?.unreadCount
  const isOff = modules !== undefined && !modules.has('AGENTPOLICY3')
  const shown = agentRows.filter(({ flag }) => !isOff && (flag === undefined || modules?.has(flag)))
  const too = memberRows.filter(({ id }) => memberPagesToo.includes(id))
  return (
    <CentreMenu
      label={intl.formatMessage({ id: 'centre.agent' })}
      current={page}
      groups={[
        {
          entries: [...shown, ...too].map((each) => ({
            page: each,
            count: each.badge === 'messages' ? unread : undefined,
          })),
        },
      ]}
    >
      <li>
        <button
          type="button"
          className={entryClass}
          onPointerEnter={() => preloadModal('customerService')}
          onClick={() => openCustomerService(service)}
        >
          <FormattedMessage id="centre.customerService" />
        </button>
      </li>
      <li>
        <button
          type="button"
          className={entryClass}
          onClick={() => openModal({ name: 'confirmLogout' })}
        >
          <FormattedMessage id="centre.logout" />
        </button>
      </li>
    </CentreMenu>
  )
}

/** Id within the centre: the table of pages names them `agent.<id>`. */
function idOf(page: Page): AgentPageId {
  // The keys of that table are exactly these ids.
  const ids = Object.keys(agentScreens) as AgentPageId[]
  return ids.find((id) => page.id === `agent.${id}`) ?? 'teamOverview'
}
