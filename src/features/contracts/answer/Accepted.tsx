import { FormattedMessage } from 'react-intl'
import { OkButton } from '../../../kit/modal/OkButton.tsx'
import { AnswerButtons } from '../../../ui/AnswerButtons.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { EndingList } from '../Ending.tsx'
import type { Contract } from '../terms/contractKinds.ts'
import { TermsTable } from '../terms/TermsTable.tsx'

/** Confirmation of an accepted offer, with the downline contracts that it has ended (CONTR-15). */
export function Accepted({
  contract: { kind, terms, endedContracts = [] },
}: {
  contract: Contract
}) {
  return (
    <div className={layoutClasses.column16}>
      <Notice
        tone="good"
        role="status"
        title={<FormattedMessage id="contracts.answer.accepted" values={{ kind }} />}
      />
      {endedContracts.length > 0 && (
        <Notice
          tone="warning"
          title={
            <FormattedMessage
              id="contracts.ended.title"
              values={{ count: endedContracts.length }}
            />
          }
        >
          <EndingList contracts={endedContracts} terms={terms} isDone />
        </Notice>
      )}
      <TermsTable terms={terms} currentTerms={undefined} reader="payee" />
      <AnswerButtons>
        <OkButton variant="primary" />
      </AnswerButtons>
    </div>
  )
}
