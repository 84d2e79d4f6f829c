import { FormattedMessage } from 'react-intl'
import { closeModal, openModal } from '../../../../kit/modal/modalStore.ts'
import { OkButton } from '../../../../kit/modal/OkButton.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'

/** Notice for an authenticator that was turned on in another tab or before a reload. */
export const AlreadyOn = () => (
  <Notice
    role="status"
    title={<FormattedMessage id="account.authenticator.already.on" />}
    actions={
      <>
        <Button
          variant="primary"
          data-autofocus
          onClick={() => openModal({ name: 'authenticator', goal: 'newCodes' })}
        >
          <FormattedMessage id="account.authenticator.newCodes.open" />
        </Button>
        <Button onClick={() => void closeModal()}>
          <FormattedMessage id="app.close" />
        </Button>
      </>
    }
  >
    <p>
      <FormattedMessage id="account.authenticator.already.text" />
    </p>
  </Notice>
)

export const AlreadyOff = () => (
  <Notice
    role="status"
    title={<FormattedMessage id="account.authenticator.already.off" />}
    actions={<OkButton variant="primary" />}
  />
)
