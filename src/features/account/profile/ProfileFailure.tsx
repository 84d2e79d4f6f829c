import { FormattedMessage } from 'react-intl'
import { failureOf, isUndecided } from '../../../api/failure.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/**
 * Notice about a failed save whose cause no field shows. Saving again is safe, even when the
 * outcome of the first request is unknown.
 */
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
