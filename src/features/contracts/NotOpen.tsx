import { FormattedMessage } from 'react-intl'
import { OkButton } from '../../kit/modal/OkButton.tsx'
import { AnswerButtons } from '../../ui/AnswerButtons.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { PersonName } from '../../ui/PersonName.tsx'
import type { Contract } from './terms/contractKinds.ts'

/**
 * Replaces the content of a dialog when its offer was answered or withdrawn, has ended or has
 * expired.
 */
export const NotOpen = ({ contract: { status, upline } }: { contract: Contract }) => (
  <div className={layoutClasses.column16}>
    <Notice role="status">
      <p>
        {status === 'WITHDRAWN' && upline ? (
          <FormattedMessage
            id="contracts.withdrawnBy"
            values={{ name: <PersonName name={upline.account} /> }}
          />
        ) : (
          <FormattedMessage id={status === 'EXPIRED' ? 'contracts.expired' : 'contracts.notOpen'} />
        )}
      </p>
    </Notice>
    <AnswerButtons>
      <OkButton />
    </AnswerButtons>
  </div>
)
