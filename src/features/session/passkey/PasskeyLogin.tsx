import { useIntl } from 'react-intl'
import { PasskeyIcon } from '../../../identity/passkey/PasskeyIcon.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { LoginTarget } from '../enter/useEnter.ts'
import { PasskeyFailure } from './PasskeyFailure.tsx'
import classes from './passkey.module.css'
import { usePasskeyLogin } from './usePasskeyLogin.ts'

/** Passkey log-in without name and password, on pages that support passkeys. */
export function PasskeyLogin({ target }: { target: LoginTarget }) {
  const intl = useIntl()
  const { logIn, isBusy, failure } = usePasskeyLogin(target)
  return (
    <div className={classes.login}>
      <PasskeyFailure error={failure} />
      <Button
        isWide
        isBusy={isBusy}
        // Prevents a blur of the username field, because the blur would report a missing name.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void logIn()}
      >
        <PasskeyIcon />
        {intl.formatMessage({ id: 'login.passkey.submit' })}
      </Button>
    </div>
  )
}
