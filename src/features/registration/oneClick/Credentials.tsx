import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { copyText } from '../../../kit/clipboard/copyText.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyIcon } from '../../../ui/controlIcons.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import classes from './oneClick.module.css'

function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the object URL before the click handler returns, so the URL can be revoked
  // afterwards.
  setTimeout(() => URL.revokeObjectURL(address))
}

type Props = { username: string; password: string; onDone: () => void }

/**
 * Username and password of a new account, shown only once (LOGIN-42), to copy or to save as a file.
 */
export function Credentials({ username, password, onDone }: Props) {
  const intl = useIntl()
  const [isKept, setKept] = useState(false)
  useLeavingQuestion(!isKept)
  const copy = (text: string) => {
    void copyText(text)
    setKept(true)
  }
  const save = () => {
    const values = { username, password, address: window.location.origin }
    saveText(
      `portico-${username}.txt`,
      intl.formatMessage({ id: 'registration.oneClick.file' }, values),
    )
    setKept(true)
  }
  return (
    <div className={layoutClasses.stack12}>
      <Notice tone="warning" role="status">
        <p>{intl.formatMessage({ id: 'registration.oneClick.once' })}</p>
      </Notice>
      <dl className={layoutClasses.stack8}>
        <Secret
          label={intl.formatMessage({ id: 'registration.oneClick.username' })}
          value={username}
          action={intl.formatMessage({ id: 'registration.oneClick.copyUsername' })}
          onCopy={copy}
        />
        <Secret
          label={intl.formatMessage({ id: 'registration.oneClick.password' })}
          value={password}
          action={intl.formatMessage({ id: 'registration.oneClick.copyPassword' })}
          onCopy={copy}
        />
      </dl>
      <Button isWide onClick={save}>
        {intl.formatMessage({ id: 'registration.oneClick.save' })}
      </Button>
      <Button variant="primary" size="large" isWide data-autofocus onClick={onDone}>
        {intl.formatMessage({ id: 'registration.oneClick.done' })}
      </Button>
    </div>
  )
}

type SecretProps = {
  label: string
  value: string
  /** Accessible name of the copy button. */
  action: string
  onCopy: (value: string) => void
}

function Secret({ label, value, action, onCopy }: SecretProps) {
  return (
    <div className={classes.secret}>
      <dt>{label}</dt>
      <dd>
        <code dir="ltr">{value}</code>
        <button
          type="button"
          className={classes.copy}
          aria-label={action}
          onClick={() => onCopy(value)}
        >
          <CopyIcon />
        </button>
      </dd>
    </div>
  )
}

/** Makes the browser ask for confirmation before a page with an unsaved password is left. */
function useLeavingQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
