import { FormattedMessage } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useMarket } from '../../../session/market.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import { ownContractsQuery } from '../contracts.queries.ts'
import { AnswerTime } from '../terms/AnswerTime.tsx'
import type { Contract, ContractKind } from '../terms/contractKinds.ts'
import { TermValueText } from '../terms/TermValueText.tsx'
import { termRows } from '../terms/termRows.ts'
import classes from './panels.module.css'

/** The agent's own contract, and the upline's open offer of a contract. */
export function OwnContract({ kind }: { kind: ContractKind }) {
  const active = useQuery(ownContractsQuery(kind, 'ACTIVE'))
  const offered = useQuery(ownContractsQuery(kind, 'OFFERED')).data?.items[0]
  const contract = active.data?.items[0]
  return (
    <Panel
      title={
        <span className={classes.title}>
          <FormattedMessage id="contracts.own.title" />
          {contract && (
            <Badge tone="good">
              <FormattedMessage id="contracts.status.ACTIVE" />
            </Badge>
          )}
        </span>
      }
      aside={
        contract?.actions.includes('TERMINATE') &&
        contract.upline !== null && (
          <Button onClick={() => openModal({ name: 'endContract', contractId: contract.id })}>
            <FormattedMessage id="contracts.end.open" />
          </Button>
        )
      }
    >
      {offered && <Offered offer={offered} />}
      <QueryPart query={active} placeholder={<Skeleton count={2} />}>
        {() =>
          contract ? (
            <Terms contract={contract} />
          ) : (
            <p className={textClasses.note}>
              <FormattedMessage id="contracts.own.none" values={{ kind }} />
            </p>
          )
        }
      </QueryPart>
    </Panel>
  )
}

/** Upline's offer that the agent has neither accepted nor declined yet. */
function Offered({ offer }: { offer: Contract }) {
  return (
    <Notice
      title={
        <FormattedMessage
          id="contracts.own.offered"
          values={{ name: <PersonName name={offer.upline?.account ?? ''} /> }}
        />
      }
      actions={
        <Button
          variant="primary"
          onClick={() => openModal({ name: 'contractOffer', contractId: offer.id })}
        >
          <FormattedMessage id="contracts.own.see" />
        </Button>
      }
    >
      {offer.expiresAt !== undefined && <AnswerTime until={offer.expiresAt} />}
    </Notice>
  )
}

function Terms({ contract: { kind, terms, upline, acceptedAt } }: { contract: Contract }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const rows = termRows(terms)
  const tiers = rows.filter(({ content }) => content.as === 'tier')
  return (
    <>
      <FactList
        shape="columns"
        facts={[
          {
            id: 'payer',
            term: <FormattedMessage id="records.columns.payer" />,
            value: upline ? (
              <PersonName name={upline.account} />
            ) : (
              <FormattedMessage id="records.platform" />
            ),
          },
          ...rows
            .filter(({ content }) => content.as !== 'tier')
            .map(({ id, labelId, content }) => ({
              id,
              term: <FormattedMessage id={labelId} />,
              value: <TermValueText content={content} />,
            })),
          ...(kind === 'dividend'
            ? []
            : [
                {
                  id: 'settled',
                  term: <FormattedMessage id="contracts.fields.period" />,
                  value: <FormattedMessage id="contracts.settled" values={{ kind }} />,
                },
              ]),
          ...(acceptedAt === undefined
            ? []
            : [
                {
                  id: 'since',
                  term: <FormattedMessage id="contracts.since" />,
                  value: formatInstant(acceptedAt, 'date', language, timeZone),
                },
              ]),
        ]}
      />
      {tiers.length > 0 && (
        <ol className={classes.tiers}>
          {tiers.map(({ id, content }) => (
            <li key={id}>
              <TermValueText content={content} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
