import { useIntl } from 'react-intl'
import type { RecordAnswer } from '../../../kit/records/definition.ts'
import { ScopeTrail } from '../../../kit/records/ScopeTrail.tsx'
import { downlineLink } from './downlineLink.ts'

/** Path from the agent to the member whose downlines are listed; each step is a link (ACT-46). */
export function DownlineTrail({ answer }: { answer: RecordAnswer<'/wps/agent/downline'> }) {
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
