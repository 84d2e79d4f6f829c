import { FormattedMessage } from 'react-intl'
import { failureOf, isUndecided } from '../../../api/failure.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** Notice about a failed save, for a failure that no field shows. */
export function ProfileFailure({ error }: { error: unknown }) {
  if (error === undefined) return null
  const failure = failureOf(error)
  if (!isUndecided(failure) || failure.kind === 'offline') return <FailureNotice error={error} />
  return (
    <Notice tone="failure" role="alert">
      <p>
        <FormattedMessage id="profile.form.undecided" />
      </p>
    </Notice>
  )
}
