import { RestoreFailure } from './RestoreFailure.tsx'
import { RestoreQuestion } from './RestoreQuestion.tsx'
import type { RestoreState } from './useRestoring.ts'

/** Confirmation before a version is restored, and the failure of the last attempt. */
export function Restore({ restoreState }: { restoreState: RestoreState }) {
  const { askedVersion, failure } = restoreState
  return (
    <>
      {failure && <RestoreFailure {...failure} onConfirm={restoreState.confirmRefusals} />}
      {askedVersion !== undefined && (
        <RestoreQuestion
          version={askedVersion}
          onConfirm={restoreState.confirm}
          onClose={restoreState.cancel}
        />
      )}
    </>
  )
}
