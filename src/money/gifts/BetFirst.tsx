import { FormattedMessage } from 'react-intl'
import { read } from '../../api/read.ts'
import { Link } from '../../kit/page/Link.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { useAccountKind } from '../../session/session.queries.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** True if the market forbids gifts before a member's first bet, and the member has not bet yet. */
export function useNeedsBet(): boolean {
  const kind = useAccountKind()
  const isAsked = kind === 'member' || kind === 'agent'
  const counts = useQuery({ ...read('/wps/rewards/counts', {}), enabled: isAsked })
  return isAsked && counts.data?.needsBet === true
}

/**
 * Explains to a member who has not bet yet that gifts require a bet; renders nothing for others.
 * @param gamesPath path of the list of games to which the notice links.
 */
export function BetFirst({ gamesPath }: { gamesPath: string }) {
  if (!useNeedsBet()) return null
  return (
    <Notice
      tone="neutral"
      title={<FormattedMessage id="rewards.betFirst" />}
      actions={
        <Link to={gamesPath} {...buttonLook('secondary')}>
          <FormattedMessage id="onward.games" />
        </Link>
      }
    />
  )
}
