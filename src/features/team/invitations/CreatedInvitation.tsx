import { FormattedMessage } from 'react-intl'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Invitation } from '../team.queries.ts'
import { InvitationLink } from './InvitationLink.tsx'
import classes from './invitations.module.css'

/** Link of a new invitation. */
export const CreatedInvitation = ({ invitation }: { invitation: Invitation }) => (
  <div className={classes.form}>
    <Notice tone="good" role="status" title={<FormattedMessage id="team.invitation.created" />}>
      <p>
        <FormattedMessage id="team.invitation.createdText" />
      </p>
    </Notice>
    <InvitationLink {...invitation} />
    <Button
      wide
      // The pressed submit button is removed, so this button takes the focus.
      autoFocus
      onClick={() => void closeModal()}
    >
      <FormattedMessage id="app.close" />
    </Button>
  </div>
)
