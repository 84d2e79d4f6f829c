import { useIntl } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { Link } from '../../../kit/page/Link.tsx'
import {
  defineRecords,
  type RecordAnswer,
  type RecordRow,
} from '../../../kit/records/definition.ts'
import { pageColumns } from '../../../kit/records/pageColumns.ts'
import { ScopeTrail } from '../../../kit/records/ScopeTrail.tsx'
import { plainName } from '../../../lib/names/personName.ts'
import { downlineColumns } from '../../../lib/records/team.ts'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'
import { BlockCell } from '../block/BlockCell.tsx'
import { PresenceCell } from '../presence/PresenceCell.tsx'
import classes from './downline.module.css'
import { downlineLink } from './downlineLink.ts'

/** Number of a member's direct downlines, with a link to them. */
function TeamOfCell({ row }: { row: RecordRow<'/wps/agent/downline'> }) {
  const intl = useIntl()
  const language = useLanguage()
  const { memberId, account, directDownlines } = row
  const count = formatNumber(directDownlines, language)
  if (directDownlines === 0) return count
  return (
    <Link
      to={downlineLink(memberId)}
      className={classes.down}
      aria-label={intl.formatMessage(
        { id: 'team.downline.openTeam' },
        { account: plainName(account), count: directDownlines },
      )}
    >
      {count}
    </Link>
  )
}

/** Path from the agent to the member whose downlines are listed; each step is a link (ACT-46). */
function DownlineTrail({ answer }: { answer: RecordAnswer<'/wps/agent/downline'> }) {
  const intl = useIntl()
  return (
    <ScopeTrail
      label={intl.formatMessage({ id: 'team.downline.trail' })}
      top={intl.formatMessage({ id: 'team.downline.ownTeam' })}
      steps={answer.trail.slice(1)}
      linkTo={downlineLink}
    />
  )
}

/** The agent's team, level by level (AGENT-08, ACT-46). */
export const downlineRecords = defineRecords({
  id: 'downline',
  path: '/wps/agent/downline',
  rowKey: 'memberId',
  empty: 'records.empty.team',
  emptyPicture: FriendsPicture,
  filters: [
    { kind: 'scope', parameter: 'memberId' },
    { kind: 'text', parameter: 'search', title: 'records.columns.account' },
    {
      kind: 'choice',
      parameter: 'sort',
      title: 'records.filters.sort',
      initial: 'JOINED_AT',
      labels: {
        JOINED_AT: 'records.columns.joinedAt',
        ACCOUNT: 'records.columns.account',
        BALANCE: 'records.columns.balance',
        TEAM_SIZE: 'records.columns.teamSize',
      },
    },
  ],
  columns: pageColumns(downlineColumns, 'page', {
    block: BlockCell,
    presence: PresenceCell,
    team: TeamOfCell,
  }),
  open: {
    field: 'account',
    run: ({ memberId, account }) =>
      openModal({ name: 'downline', memberId, account: plainName(account) }),
  },
  Summary: DownlineTrail,
})
