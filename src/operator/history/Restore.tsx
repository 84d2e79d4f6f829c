import { RestoreFailure } from './RestoreFailure.tsx'
import { RestoreQuestion } from './RestoreQuestion.tsx'
import type { Restoring } from './useRestoring.ts'

/** The question before a version is restored, and why it was not. */
export function Restore({ restoring }: { restoring: Restoring }) {
  const { asked, failure } = restoring
  return (
    <>
      {failure && <RestoreFailure {...failure} />}
      {asked !== undefined && (
        <RestoreQuestion version={asked} onConfirm={restoring.confirm} onClose={restoring.cancel} />
      )}
    </>
  )
}
