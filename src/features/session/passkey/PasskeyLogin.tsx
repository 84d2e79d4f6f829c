import { useIntl } from 'react-intl'
import { PasskeyIcon } from '../../../identity/passkey/PasskeyIcon.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { LoginTarget } from '../enter/useEnter.ts'
import { PasskeyFailure } from './PasskeyFailure.tsx'
import classes from './passkey.module.css'
import { usePasskeyLogin } from './usePasskeyLogin.ts'

/** The way in without a name or a password, on a page that can ask for passkeys. */
export function PasskeyLogin({ target }: { target: LoginTarget }) {
  const intl = useIntl()
  const { logIn, isBusy, failure } = usePasskeyLogin(target)
  return (
    <div className={classes.login}>
      <PasskeyFailure error={failure} />
      <Button
        wide
        busy={isBusy}
        // The field of the name keeps the focus, and does not ask for what is not needed now.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void logIn()}
      >
        <PasskeyIcon />
        {intl.formatMessage({ id: 'login.passkey.submit' })}
      </Button>
    </div>
  )
}
