import { useIntl } from 'react-intl'
import { unreadCountQuery } from '../../features/messages/messages.queries.ts'
import { rewardCountsQuery } from '../../features/rewards/rewards.queries.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import type { MemberPageId } from '../../paths.ts'
import { useModules } from '../../session/session.queries.ts'
import { CentreFrame } from '../centre/CentreFrame.tsx'
import { CentreMenu } from '../centre/CentreMenu.tsx'
import { IdentityCard } from '../centre/IdentityCard.tsx'
import { memberRows } from '../memberRows.ts'
import type { Badge, Page, ScreenProps } from '../page.ts'
import { memberScreens } from './memberScreens.ts'

/** The member centre around its open page (MEM-03). */
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
  // Counts of the badges (MEM-19 to MEM-21).
  const countOf: Record<Badge, number | undefined> = {
    rewards: counts?.rewardCenter,
    missions: counts?.missionLeaderboard,
    messages: unread?.unreadCount,
  }
  // An entry whose module may be on keeps its place until the status is loaded.
  const shown = memberRows.filter(({ flag }) => !flag || (modules?.has(flag) ?? true))
  return (
    <CentreMenu
      label={intl.formatMessage({ id: 'centre.member' })}
      current={page}
      entries={shown.map((each) => ({
        page: each,
        count: each.badge && countOf[each.badge],
      }))}
    />
  )
}

/** Id within the centre: the table of pages names them `member.<id>`. */
function idOf(page: Page): MemberPageId {
  // The keys of that table are exactly these ids.
  const ids = Object.keys(memberScreens) as MemberPageId[]
  return ids.find((id) => page.id === `member.${id}`) ?? 'account'
}
