import { FormattedMessage } from 'react-intl'
import { PersonName } from '../../ui/PersonName.tsx'
import classes from './contracts.module.css'
import type { EndingContract } from './contracts.queries.ts'
import type { ContractTerms } from './terms/contractKinds.ts'
import { RatesText } from './terms/RatesText.tsx'

type Props = {
  contracts: readonly EndingContract[]
  /**
   * New terms of the agent who accepts the offer. The rates in these terms limit the agent's later
   * offers.
   */
  terms: ContractTerms
  /** True after the contracts have ended. */
  isDone: boolean
}

/**
 * List of an agent's contracts with downlines. The contracts end because the agent's own rate
 * falls. Each item shows the current rate and the highest rate that a new contract may have
 * (CONTR-15).
 */
export const EndingList = ({ contracts, terms, isDone }: Props) => (
  <ul className={classes.ending}>
    {contracts.map(({ contractId, downline, terms: before }) => (
      <li key={contractId}>
        <FormattedMessage
          id={isDone ? 'contracts.ended.one' : 'contracts.ending.one'}
          values={{
            name: (
              <strong>
                <PersonName name={downline.account} />
              </strong>
            ),
            before: <RatesText terms={before} />,
            after: <RatesText terms={terms} />,
          }}
        />
      </li>
    ))}
  </ul>
)
