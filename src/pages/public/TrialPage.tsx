import { FormattedMessage } from 'react-intl'
import { openModal } from '../../kit/modal/modalStore.ts'
import { Button } from '../../ui/Button.tsx'
import { MessagePage } from './MessagePage.tsx'

/** Shown to a trial member in place of a page that requires a full account (ROLE-14). */
export function TrialPage() {
  return (
    <MessagePage
      title={<FormattedMessage id="failure.trial.title" />}
      text={<FormattedMessage id="failure.trial.text" />}
    >
      <Button variant="primary" size="large" onClick={() => openModal({ name: 'register' })}>
        <FormattedMessage id="header.register" />
      </Button>
    </MessagePage>
  )
}
