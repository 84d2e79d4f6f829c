import { FormattedMessage } from 'react-intl'
import type { RecordRow } from '../../../kit/records/definition.ts'
import { Badge } from '../../../ui/Badge.tsx'
import textClasses from '../../../ui/text.module.css'
import classes from './block.module.css'

/** Blocked status of a team member, with the reason of the block. */
export function BlockCell({ row: { block } }: { row: RecordRow<'/wps/agent/downline'> }) {
  if (!block) return <FormattedMessage id="team.block.free" />
  return (
    <span className={classes.cell}>
      <Badge tone="bad">
        <FormattedMessage id="team.block.blocked" />
      </Badge>
      <span className={textClasses.paragraph}>
        <FormattedMessage id={`team.block.reasons.${block.reason}`} />
      </span>
    </span>
  )
}
