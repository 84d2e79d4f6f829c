import { useIntl } from 'react-intl'
import { Dialog } from '../../ui/Dialog.tsx'
import { useReturnFocus } from '../ConfirmDialog.tsx'
import { postponeSignIn, useOperatorSession } from './operatorSession.ts'
import { SignInForm } from './SignInForm.tsx'
import classes from './signIn.module.css'

/** Dialog that requests the password over the console, which keeps all edits. */
export function SignInAgain() {
  const intl = useIntl()
  const operator = useOperatorSession((state) => state.signedIn?.operator)
  useReturnFocus()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'operator.signIn.againTitle' })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      size="small"
      isOpen
      onClose={postponeSignIn}
    >
      <p className={classes.again}>{intl.formatMessage({ id: 'operator.signIn.againText' })}</p>
      <SignInForm {...(operator === undefined ? {} : { username: operator })} />
    </Dialog>
  )
}
