import { type ReactNode, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { PasskeyProblemText } from '../../../identity/passkey/PasskeyNote.tsx'
import { loopbackAddress, usePasskeySupport } from '../../../identity/passkey/passkeySupport.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useModules } from '../../../session/session.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import textClasses from '../../../ui/text.module.css'
import { LoginFailure } from '../enter/LoginFailure.tsx'
import type { LoginTarget } from '../enter/useEnter.ts'
import { PasskeyLogin } from '../passkey/PasskeyLogin.tsx'
import { offeredWays } from './offeredWays.ts'
import classes from './otherWays.module.css'
import { useFreePlay } from './useFreePlay.ts'
import { useSocialLogin } from './useSocialLogin.ts'

const Mark = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
    {children}
  </svg>
)

const GoogleIcon = () => (
  <Mark>
    <path d="M10.2 8.5h7.4c.1.5.1 1 .1 1.5 0 4.6-3.1 7.8-7.7 7.8a7.8 7.8 0 1 1 5.3-13.5l-2.2 2.1A4.8 4.8 0 0 0 10 5.1a4.9 4.9 0 1 0 0 9.8c2.3 0 3.9-1.3 4.3-3.3h-4.1Z" />
  </Mark>
)
const FacebookIcon = () => (
  <Mark>
    <path d="M18 10a8 8 0 1 0-9.3 7.9v-5.6h-2V10h2V8.2c0-2 1.2-3.1 3-3.1.9 0 1.8.2 1.8.2v2h-1c-1 0-1.3.6-1.3 1.2V10h2.2l-.3 2.3h-1.9v5.6A8 8 0 0 0 18 10Z" />
  </Mark>
)
const GuestIcon = () => (
  <Mark>
    <path d="M6.2 3.6A1.2 1.2 0 0 0 4.4 4.6v10.8a1.2 1.2 0 0 0 1.8 1l9.4-5.4a1.2 1.2 0 0 0 0-2Z" />
  </Mark>
)
const OneClickIcon = () => (
  <Mark>
    <path d="M11.6 1.9a.8.8 0 0 1 .5 1l-1.5 5.3h4.2c.8 0 1.2.9.7 1.5l-7 8.1a.8.8 0 0 1-1.4-.7l1.5-5.3H4.4a.9.9 0 0 1-.7-1.5l7-8.2a.8.8 0 0 1 .9-.2Z" />
  </Mark>
)

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
  const passkeys = usePasskeySupport()
  const hasPasskeys = passkeys?.support === 'ready'
  const onward = target.next === undefined ? {} : { next: target.next }
  const social = useSocialLogin(target, setFailure)
  const guest = useFreePlay(target, setFailure)
  const hasButtons = providers.length > 0 || oneClick || freePlay
  // On a loopback host other than `localhost`, a note explains that passkeys work at `localhost`
  // only. The agents' page omits the note, because the note would shift its layout.
  const areAtLocalhost =
    hasButtons && passkeys && loopbackAddress(passkeys.domain, window.location) !== undefined
  if (modules === undefined) return <div className={classes.waysToCome} />
  if (!hasButtons && !hasPasskeys) return null
  return (
    <section className={classes.ways} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {intl.formatMessage({ id: 'login.otherWays.title' })}
      </h3>
      {hasPasskeys && <PasskeyLogin target={target} />}
      {areAtLocalhost && (
        <p className={textClasses.note}>
          <PasskeyProblemText problem="elsewhere" />
        </p>
      )}
      <LoginFailure error={failure} />
      {hasButtons && (
        <div className={classes.buttons}>
          {providers.map((provider) => (
            <Button
              key={provider}
              isBusy={social.leavingFor === provider}
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
            <Button isBusy={guest.isBusy} onClick={() => void guest.play()}>
              <GuestIcon />
              {intl.formatMessage({ id: 'login.otherWays.guest' })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
