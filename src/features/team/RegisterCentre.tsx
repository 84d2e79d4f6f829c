import { FormattedMessage } from 'react-intl'
import { openModal } from '../../kit/modal/modalStore.ts'
import { Button } from '../../ui/Button.tsx'
import layoutClasses from '../../ui/layout.module.css'
import classes from './RegisterCentre.module.css'

/** Buttons for the two ways into the team: an invitation link or a single account (AGENT-07). */
export const RegisterCentre = () => (
  <div className={classes.bar}>
    <p className={classes.lead}>
      <FormattedMessage id="team.centreLead" />
    </p>
    <div className={layoutClasses.actions}>
      <Button onClick={() => openModal({ name: 'teamAccount' })}>
        <FormattedMessage id="team.account.open" />
      </Button>
      <Button variant="primary" onClick={() => openModal({ name: 'invitation' })}>
        <FormattedMessage id="team.invitation.new" />
      </Button>
    </div>
  </div>
)
