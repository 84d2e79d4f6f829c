import { useIntl } from 'react-intl'
import type { RecordAnswer } from '../../kit/records/definition.ts'
import { ScopeTrail } from '../../kit/records/ScopeTrail.tsx'
import { useScopeLink } from '../../kit/records/useScopeLink.ts'

/**
 * Path from the agent to the member whose branches are listed, each a link for the same days
 * (AGENT-10).
 */
export function LossTrail({ answer }: { answer: RecordAnswer<'/wps/agent/losses'> }) {
  const intl = useIntl()
  const linkTo = useScopeLink('memberId')
  return (
    <ScopeTrail
      label={intl.formatMessage({ id: 'team.downline.trail' })}
      top={intl.formatMessage({ id: 'team.downline.ownTeam' })}
      steps={answer.trail.slice(1)}
      linkTo={linkTo}
    />
  )
}
