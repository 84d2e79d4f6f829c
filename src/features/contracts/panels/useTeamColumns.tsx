import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { contractKinds } from '../../../lib/contracts/contractTerms.ts'
import { useMarket } from '../../../session/market.ts'
import { Badge } from '../../../ui/Badge.tsx'
import type { DataColumn } from '../../../ui/DataTable.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import type { Contract, ContractKind } from '../terms/contractKinds.ts'
import { RatesText } from '../terms/RatesText.tsx'
import { TermValueText } from '../terms/TermValueText.tsx'
import { termRows } from '../terms/termRows.ts'
import classes from './panels.module.css'

/** Text that names the object of an action for screen readers only. */
const about = (words: ReactNode) => <span className="visuallyHidden">{words}</span>

/** Actions of the upline on a contract. */
function RowActions({ contract }: { contract: Contract }) {
  const { id, kind, status, downline, actions } = contract
  const name = <PersonName name={downline.account} />
  const isOffer = status === 'OFFERED'
  const end = () => openModal({ name: 'endContract', contractId: id, ...(isOffer && { isOffer }) })
  return (
    <span className={classes.actions}>
      {actions.includes('OFFER') && (
        <TextButton
          onClick={() => openModal({ name: 'offerContract', kind, memberId: downline.memberId })}
        >
          <FormattedMessage id="contracts.actions.change" values={{ name, about }} />
        </TextButton>
      )}
      {actions.includes('TERMINATE') && (
        <TextButton onClick={end}>
          {isOffer ? (
            <FormattedMessage id="contracts.actions.withdraw" values={{ name, about }} />
          ) : (
            <FormattedMessage id="contracts.actions.end" values={{ name, about }} />
          )}
        </TextButton>
      )}
    </span>
  )
}

const StatusBadge = ({ status }: Pick<Contract, 'status'>) => (
  <Badge tone={status === 'ACTIVE' ? 'good' : 'waiting'}>
    <FormattedMessage
      id={status === 'ACTIVE' ? 'contracts.status.ACTIVE' : 'contracts.status.OFFERED'}
    />
  </Badge>
)

/** Start date of a contract, or the last date on which its offer can be accepted. */
function StartText({ contract: { acceptedAt, expiresAt } }: { contract: Contract }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const dayOf = (at: string) => formatInstant(at, 'shortDate', language, timeZone)
  if (acceptedAt !== undefined) return dayOf(acceptedAt)
  return <FormattedMessage id="contracts.until" values={{ at: dayOf(expiresAt ?? '') }} />
}

/** Columns of the table of team contracts: downline, terms, start and actions. */
export function useTeamColumns(kind: ContractKind): DataColumn<Contract>[] {
  const intl = useIntl()
  const { condition, fields } = contractKinds[kind]
  const main = condition ?? ({ name: 'period' } as const)
  const least = fields.filter(({ name }) => name.startsWith('minimum'))
  const conditions = [main, ...least].map(
    ({ name }): DataColumn<Contract> => ({
      id: name,
      title: intl.formatMessage({ id: `contracts.fields.${name}` }),
      isFigure: name !== 'period',
      cell: ({ terms }) => {
        const row = termRows(terms).find(({ id }) => id === name)
        return row && <TermValueText content={row.content} />
      },
    }),
  )
  return [
    {
      id: 'downline',
      title: intl.formatMessage({ id: 'records.columns.account' }),
      cell: ({ downline }) => <PersonName name={downline.account} />,
    },
    {
      id: 'status',
      title: intl.formatMessage({ id: 'records.columns.status' }),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'rates',
      title: intl.formatMessage({ id: 'contracts.fields.rate' }),
      isFigure: true,
      cell: ({ terms }) => (
        <strong className={classes.rates}>
          <RatesText terms={terms} />
        </strong>
      ),
    },
    ...conditions,
    {
      id: 'since',
      title: intl.formatMessage({ id: 'contracts.since' }),
      cell: (contract) => <StartText contract={contract} />,
    },
    {
      id: 'actions',
      title: intl.formatMessage({ id: 'contracts.actions.title' }),
      cell: (contract) => <RowActions contract={contract} />,
    },
  ]
}
