import type { RecordRow } from '../../../kit/records/definition.ts'
import { PresenceText } from './PresenceText.tsx'

export const PresenceCell = ({ row }: { row: RecordRow<'/wps/agent/downline'> }) => (
  <PresenceText isOnline={row.isOnline} lastSeenAt={row.lastSeenAt} isCell />
)
