import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { PersonName } from '../../../ui/PersonName.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import type { Contract } from '../terms/contractKinds.ts'
import classes from './panels.module.css'

/** Object of the action, for screen readers only. */
const about = (words: ReactNode) => <span className="visuallyHidden">{words}</span>

/** Actions of the upline on a contract. */
export function RowActions({ contract }: { contract: Contract }) {
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
