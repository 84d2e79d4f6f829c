import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { downlineRecords } from '../../features/team/downline/downlineRecords.tsx'
import { TeamTree } from '../../features/team/tree/TeamTree.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

const views = ['table', 'tree'] as const

/** The agent's team, as a table of one level or as a tree of all levels (AGENT-08). */
export function DownlineScreen({ page }: { page: Page }) {
  const intl = useIntl()
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'tree' ? 'tree' : 'table'
  return (
    <>
      <Segments
        label={intl.formatMessage({ id: 'team.tree.views.label' })}
        look="chips"
        options={views.map((id) => ({
          id,
          label: intl.formatMessage({ id: `team.tree.views.${id}` }),
        }))}
        chosenId={view}
        onChange={(id) => setQuery(id === 'tree' ? { view: id } : {})}
      />
      {view === 'tree' ? <TeamTree /> : <RecordScreen page={page} definition={downlineRecords} />}
    </>
  )
}
