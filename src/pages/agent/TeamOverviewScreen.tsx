import { TeamOverview } from '../../features/team/TeamOverview.tsx'
import { teamDayRecords } from '../../features/team/teamDayRecords.ts'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** How large the team is, and how it did (AGENT-06). */
export function TeamOverviewScreen({ page }: { page: Page }) {
  return (
    <>
      <TeamOverview />
      <RecordScreen page={page} definition={teamDayRecords} />
    </>
  )
}
