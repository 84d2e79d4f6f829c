import { FormattedMessage } from 'react-intl'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { earningLabels } from '../../../lib/records/settlements.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import { activeContractsQuery, offersQuery } from '../contracts.queries.ts'
import { rowsOnce } from '../rowsOnce.ts'
import { NextSettlement } from '../running/NextSettlement.tsx'
import { AnswerTime } from '../terms/AnswerTime.tsx'
import type { Contract } from '../terms/contractKinds.ts'
import { RatesText } from '../terms/RatesText.tsx'
import { hasContract, hasOffer, useStanding } from '../watch/standing.ts'
import classes from './own.module.css'

/**
 * Panel of the member's offers and contracts in force (CONTR-05, CONTR-13). Renders nothing if
 * there are no offers and no contracts.
 */
export function MyContracts() {
  const standing = useStanding()
  if (!standing || !(hasOffer(standing) || hasContract(standing))) return null
  return (
    <Panel title={<FormattedMessage id="contracts.mine.title" />}>
      <List />
    </Panel>
  )
}

function List() {
  const offers = useQuery(offersQuery())
  const active = useQuery(activeContractsQuery())
  const { data: open } = offers
  // Waits for the offers and the contracts, so that the list does not grow while the member taps.
  const both = { ...active, data: open && active.data && rowsOnce(open.items, active.data.items) }
  const failed = offers.isError ? { ...offers, data: both.data } : both
  return (
    <QueryPart query={failed} placeholder={<Skeleton count={2} />}>
      {(contracts) => (
        <ul className={classes.list}>
          {contracts.map((contract) => (
            <li key={contract.id} className={classes.contract}>
              <About contract={contract} />
              <Action contract={contract} />
            </li>
          ))}
        </ul>
      )}
    </QueryPart>
  )
}

function About({ contract }: { contract: Contract }) {
  const { kind, status, terms, upline, expiresAt } = contract
  const isOffer = status === 'OFFERED'
  return (
    <div>
      <p className={classes.name}>
        <FormattedMessage id={earningLabels[kind]} />
        <Badge tone={isOffer ? 'waiting' : 'good'}>
          {isOffer ? (
            <FormattedMessage id="contracts.mine.offered" />
          ) : (
            <FormattedMessage id="contracts.status.ACTIVE" />
          )}
        </Badge>
      </p>
      <p className={textClasses.figures}>
        <FormattedMessage
          id="contracts.mine.facts"
          values={{
            rates: <RatesText terms={terms} />,
            name: upline ? (
              <PersonName name={upline.account} />
            ) : (
              <FormattedMessage id="records.platform" />
            ),
          }}
        />
      </p>
      {isOffer ? (
        expiresAt !== undefined && <AnswerTime until={expiresAt} />
      ) : (
        <NextSettlement contractId={contract.id} />
      )}
    </div>
  )
}

/**
 * Action on a contract: an offer opens its dialog, and either party can end a contract (CONTR-14).
 */
function Action({ contract: { id, actions, upline } }: { contract: Contract }) {
  if (actions.includes('ACCEPT')) {
    return (
      <Button
        variant="primary"
        onClick={() => openModal({ name: 'contractOffer', contractId: id })}
      >
        <FormattedMessage id="contracts.own.see" />
      </Button>
    )
  }
  if (!actions.includes('TERMINATE') || upline === null) return null
  return (
    <Button onClick={() => openModal({ name: 'endContract', contractId: id })}>
      <FormattedMessage id="contracts.end.open" />
    </Button>
  )
}
