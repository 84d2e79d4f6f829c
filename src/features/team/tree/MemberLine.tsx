import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import classes from './tree.module.css'

type Person = Value<'GET /wps/agent/downline'>['items'][number]

/** One line of the tree: a team member. */
export function MemberLine({ person, hasPath }: { person: Person; hasPath: boolean }) {
  const { memberId, account, accountKind, directDownlines, teamSize, balance } = person
  return (
    <>
      <span className={classes.name}>
        <PersonName name={account} />
      </span>{' '}
      {accountKind === 'AGENT' && (
        <Badge>
          <FormattedMessage id="records.accountKinds.AGENT" />
        </Badge>
      )}{' '}
      {directDownlines > 0 && (
        <span className={classes.sizes}>
          <FormattedMessage
            id="team.tree.sizes"
            values={{ direct: directDownlines, all: teamSize }}
          />
        </span>
      )}{' '}
      <span className={classes.balance}>
        <MarketMoney amount={balance} />
      </span>
      {hasPath && <PathTo memberId={memberId} />}
    </>
  )
}

/** Path to a member in the results of a search: the member's uplines below the agent. */
function PathTo({ memberId }: { memberId: string }) {
  const answer = useQuery(read('/wps/agent/downline', { query: { memberId, pageSize: 1 } }))
  const above = answer.data?.trail.slice(1, -1) ?? []
  return (
    <span className={classes.path}>
      {above.map((party) => (
        <span key={party.memberId} className={classes.step}>
          <PersonName name={party.account} />{' '}
        </span>
      ))}
    </span>
  )
}
