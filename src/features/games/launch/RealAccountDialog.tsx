import { useIntl } from 'react-intl'
import { closeModal, openModal } from '../../../kit/modal/modalStore.ts'
import { Button } from '../../../ui/Button.tsx'
import classes from './RealAccountDialog.module.css'

/**
 * Dialog that explains to a trial member that playing requires a real account and offers to
 * register one (ERR-30, GAME-35).
 */
export function RealAccountDialog() {
  const intl = useIntl()
  return (
    <div className={classes.info}>
      <p>{intl.formatMessage({ id: 'games.realAccount.text' })}</p>
      <div className={classes.actions}>
        <Button onClick={() => void closeModal()}>
          {intl.formatMessage({ id: 'app.cancel' })}
        </Button>
        <Button variant="primary" data-autofocus onClick={() => openModal({ name: 'register' })}>
          {intl.formatMessage({ id: 'games.realAccount.register' })}
        </Button>
      </div>
    </div>
  )
}
