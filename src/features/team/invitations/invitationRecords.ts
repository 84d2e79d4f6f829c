import { defineRecords } from '../../../kit/records/definition.ts'
import { pageColumns } from '../../../kit/records/pageColumns.ts'
import { invitationColumns } from '../../../lib/records/team.ts'
import { RatesCell } from '../rates/RatesCell.tsx'
import { InvitationActions } from './InvitationActions.tsx'
import { InvitationFunnel } from './InvitationFunnel.tsx'
import { UsesCell } from './UsesCell.tsx'

/**
 * The agent's invitations, whose links bring members and agents into the team (AGENT-07, AGENT-02).
 */
export const invitationRecords = defineRecords({
  id: 'registerCentre',
  path: '/wps/agent/invitations',
  rowKey: 'invitationId',
  empty: 'records.empty.invitations',
  filters: [],
  columns: pageColumns(invitationColumns, 'page', {
    rates: RatesCell,
    uses: UsesCell,
    actions: InvitationActions,
  }),
  Summary: InvitationFunnel,
})
