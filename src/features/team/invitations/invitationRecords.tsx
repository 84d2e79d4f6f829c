import { FormattedMessage } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { defineRecords } from '../../../kit/records/definition.ts'
import { pageColumns } from '../../../kit/records/pageColumns.ts'
import { invitationColumns } from '../../../lib/records/team.ts'
import { RatesCell } from '../rates/RatesCell.tsx'
import type { Invitation } from '../team.queries.ts'
import { InvitationActions } from './InvitationActions.tsx'
import { InvitationFunnel } from './InvitationFunnel.tsx'

/** Sign-ups by an invitation, and its limit. */
function UsesCell({ row: { uses, maximumUses } }: { row: Invitation }) {
  const language = useLanguage()
  const count = formatNumber(uses, language)
  if (maximumUses === undefined) return count
  const maximum = formatNumber(maximumUses, language)
  return <FormattedMessage id="team.usesOf" values={{ count, maximum }} />
}

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
