import { useIntl } from 'react-intl'
import { CopyButton } from '../../kit/page/CopyButton.tsx'
import type { RecordRow } from '../../kit/records/definition.ts'

type Invitation = RecordRow<'/wps/agent/invitations'>

/** Copies the link of an invitation that can still be used. */
export function InvitationLinkCell({ row: { code, link, status } }: { row: Invitation }) {
  const intl = useIntl()
  if (status !== 'OPEN') return '–'
  return <CopyButton text={link} label={intl.formatMessage({ id: 'team.copyLink' }, { code })} />
}
