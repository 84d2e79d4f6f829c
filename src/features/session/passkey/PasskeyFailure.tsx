import { PasskeyNote } from '../../../identity/passkey/PasskeyNote.tsx'
import { PasskeyError } from '../../../identity/passkey/passkeyError.ts'
import { LoginFailure } from '../enter/LoginFailure.tsx'

/** Why a log-in with a passkey did not work: at the device, or at the platform. */
export function PasskeyFailure({ error }: { error: unknown }) {
  if (error instanceof PasskeyError) return <PasskeyNote problem={error.problem} />
  return <LoginFailure error={error} />
}
