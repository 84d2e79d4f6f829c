import { FormattedMessage, useIntl } from 'react-intl'
import { PasskeyNote } from '../../../../identity/passkey/PasskeyNote.tsx'
import { usePasskeySupport } from '../../../../identity/passkey/passkeySupport.ts'
import { openModal } from '../../../../kit/modal/modalStore.ts'
import { QueryPart } from '../../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import { PasskeyItem } from './PasskeyItem.tsx'
import classes from './passkeys.module.css'
import { type Passkey, passkeysQuery } from './passkeys.queries.ts'

/** Dialog that lists, adds, renames and removes the member's passkeys. */
export function PasskeysDialog() {
  const passkeys = useQuery(passkeysQuery())
  return (
    <div className={layoutClasses.stack16}>
      <QueryPart query={passkeys} placeholder={<Skeleton count={3} />}>
        {({ items }) => <Passkeys passkeys={items} />}
      </QueryPart>
    </div>
  )
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const intl = useIntl()
  const support = usePasskeySupport()?.support
  const canAdd = support === undefined || support === 'ready'
  return (
    <>
      {passkeys.length === 0 ? (
        <EmptyState text={<FormattedMessage id="account.passkeys.none" />} />
      ) : (
        <ul
          className={classes.passkeys}
          aria-label={intl.formatMessage({ id: 'app.dialogs.passkeys' })}
        >
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.passkeyId} passkey={passkey} />
          ))}
        </ul>
      )}
      {canAdd ? (
        <Button
          variant="primary"
          isWide
          onClick={() => openModal({ name: 'addPasskey' }, { over: true })}
        >
          <FormattedMessage id="account.passkeys.another" />
        </Button>
      ) : (
        <PasskeyNote problem={support === 'elsewhere' ? 'elsewhere' : 'unable'} />
      )}
    </>
  )
}
