import { PasskeyNote } from '../../../identity/passkey/PasskeyNote.tsx'
import { PasskeyError } from '../../../identity/passkey/passkeyError.ts'
import { LoginFailure } from '../enter/LoginFailure.tsx'

/** Reason for a failed passkey log-in, from the device or from the platform. */
export function PasskeyFailure({ error }: { error: unknown }) {
  if (error instanceof PasskeyError) return <PasskeyNote problem={error.problem} />
  return <LoginFailure error={error} />
}
