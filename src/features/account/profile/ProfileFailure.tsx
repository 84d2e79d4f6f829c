import { FormattedMessage } from 'react-intl'
import { failureOf, isUndecided } from '../../../api/failure.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/**
 * What went wrong with a save, where no field says it. Whatever became of one without an answer, to
 * save the same again does no harm.
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
