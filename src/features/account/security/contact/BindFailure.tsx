import { FormattedMessage } from 'react-intl'
import { failureOf } from '../../../../api/failure.ts'
import { FailureNotice } from '../../../../identity/failure/FailureNotice.tsx'
import { Notice } from '../../../../ui/Notice.tsx'

/** Notice for a failed change of phone or e-mail that no field shows. */
export function BindFailure({ error }: { error: unknown }) {
  if (error === undefined) return null
  const { kind } = failureOf(error)
  if (kind !== 'offline' && kind !== 'timeout') return <FailureNotice error={error} />
  return (
    <Notice tone="failure" role="alert">
      <p>
        <FormattedMessage id="account.contact.undecided" />
      </p>
    </Notice>
  )
}
