import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { usePasskeySupport } from '../../../identity/passkey/passkeySupport.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useModules } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoginFailure } from '../enter/LoginFailure.tsx'
import type { LoginTarget } from '../enter/useEnter.ts'
import { PasskeyLogin } from '../passkey/PasskeyLogin.tsx'
import { FacebookIcon, GoogleIcon, GuestIcon, OneClickIcon } from './icons.tsx'
import { offeredWays } from './offeredWays.ts'
import classes from './otherWays.module.css'
import { useFreePlay } from './useFreePlay.ts'
import { useSocialLogin } from './useSocialLogin.ts'

const none: ReadonlySet<string> = new Set()
const icons = { GOOGLE: <GoogleIcon />, FACEBOOK: <FacebookIcon /> }

/**
 * Log-in methods without a password, each shown while its module is on (LOGIN-07). Agents can use
 * passkeys only.
 */
export function OtherWays({ target }: { target: LoginTarget }) {
  const intl = useIntl()
  const titleId = useId()
  const [failure, setFailure] = useState<unknown>()
  const modules = useModules()
  const { providers, oneClick, freePlay } = offeredWays(target.area === 'agent' ? none : modules)
  const hasPasskeys = usePasskeySupport()?.support === 'ready'
  const onward = target.next === undefined ? {} : { next: target.next }
  const social = useSocialLogin(target, setFailure)
  const guest = useFreePlay(target, setFailure)
  const hasButtons = providers.length > 0 || oneClick || freePlay
  if (!hasButtons && !hasPasskeys) return null
  return (
    <section className={classes.ways} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {intl.formatMessage({ id: 'login.otherWays.title' })}
      </h3>
      {hasPasskeys && <PasskeyLogin target={target} />}
      <LoginFailure error={failure} />
      {hasButtons && (
        <div className={classes.buttons}>
          {providers.map((provider) => (
            <Button
              key={provider}
              busy={social.leavingFor === provider}
              onClick={() => void social.leave(provider)}
            >
              {icons[provider]}
              {intl.formatMessage({ id: `login.otherWays.${provider}` })}
            </Button>
          ))}
          {oneClick && (
            <Button onClick={() => openModal({ name: 'oneClick', ...onward })}>
              <OneClickIcon />
              {intl.formatMessage({ id: 'login.otherWays.oneClick' })}
            </Button>
          )}
          {freePlay && (
            <Button busy={guest.isBusy} onClick={() => void guest.play()}>
              <GuestIcon />
              {intl.formatMessage({ id: 'login.otherWays.guest' })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
