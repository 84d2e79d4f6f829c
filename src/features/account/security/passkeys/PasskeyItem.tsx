import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PasskeyIcon } from '../../../../identity/passkey/PasskeyIcon.tsx'
import { formatInstant } from '../../../../kit/format/dates.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { useMarket } from '../../../../session/market.ts'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { IconTile } from '../../../../ui/IconTile.tsx'
import classes from './passkeys.module.css'
import type { Passkey } from './passkeys.queries.ts'
import { RenamePasskeyForm } from './RenamePasskeyForm.tsx'

/**
 * Location of a passkey: synced across the owner's devices, on a security key, or on one device.
 */
type PasskeyKind = 'synced' | 'securityKey' | 'device'

export function passkeyKind({ synced, transports }: Passkey): PasskeyKind {
  if (synced) return 'synced'
  const isCarried = transports.some((transport) => transport === 'usb' || transport === 'nfc')
  return isCarried && !transports.includes('internal') ? 'securityKey' : 'device'
}

/** List item of a passkey: its name, kind and dates, and the buttons that rename and remove it. */
export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const [phase, setPhase] = useState<'shown' | 'renaming' | 'renamed'>('shown')
  return (
    <li className={classes.passkey}>
      <IconTile tone="accent">
        <PasskeyIcon />
      </IconTile>
      {phase === 'renaming' ? (
        <RenamePasskeyForm passkey={passkey} onEnd={() => setPhase('renamed')} />
      ) : (
        <Words
          passkey={passkey}
          hasFocus={phase === 'renamed'}
          onRename={() => setPhase('renaming')}
        />
      )}
    </li>
  )
}

type WordsProps = {
  passkey: Passkey
  /** True after the rename form has closed. The rename button then gets the focus back. */
  hasFocus: boolean
  onRename: () => void
}

function Words({ passkey, hasFocus, onRename }: WordsProps) {
  const intl = useIntl()
  const { passkeyId, name } = passkey
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) button.current?.focus()
  }, [hasFocus])
  return (
    <div className={classes.words}>
      <p className={classes.title}>
        <strong className={classes.name}>
          <bdi>{name}</bdi>
        </strong>
        <Badge>
          <FormattedMessage id={`account.passkeys.kinds.${passkeyKind(passkey)}`} />
        </Badge>
      </p>
      <Days passkey={passkey} />
      <div className={classes.actions}>
        <Button
          ref={button}
          aria-label={intl.formatMessage({ id: 'account.passkeys.renameOf' }, { name })}
          onClick={onRename}
        >
          <FormattedMessage id="account.passkeys.rename" />
        </Button>
        <Button
          variant="quiet"
          aria-label={intl.formatMessage({ id: 'account.passkeys.removeOf' }, { name })}
          onClick={() =>
            openModal({ name: 'removePasskey', passkeyId, label: name }, { over: true })
          }
        >
          <FormattedMessage id="account.passkeys.remove" />
        </Button>
      </div>
    </div>
  )
}

function Days({ passkey: { createdAt, usedAt } }: { passkey: Passkey }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const dayOf = (instant: string) => formatInstant(instant, 'date', language, timeZone)
  return (
    <p className={classes.days}>
      <span>
        <FormattedMessage id="account.passkeys.createdAt" values={{ day: dayOf(createdAt) }} />
      </span>
      <span>
        {usedAt === undefined ? (
          <FormattedMessage id="account.passkeys.neverUsed" />
        ) : (
          <FormattedMessage id="account.passkeys.usedAt" values={{ day: dayOf(usedAt) }} />
        )}
      </span>
    </p>
  )
}
