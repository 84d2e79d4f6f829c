import { RestoreFailure } from './RestoreFailure.tsx'
import { RestoreQuestion } from './RestoreQuestion.tsx'
import type { RestoreState } from './useRestoring.ts'

/** The question before a version is restored, and why it was not. */
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
