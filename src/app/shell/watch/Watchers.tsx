import { DialogAddress } from './DialogAddress.tsx'
import { IdleWarning } from './IdleWarning.tsx'
import { PasswordDue } from './PasswordDue.tsx'
import { SessionEnd } from './SessionEnd.tsx'
import { SocialReturn } from './SocialReturn.tsx'

/** What shows nothing itself, and opens a dialog when the address or the session asks for one. */
export function Watchers() {
  return (
    <>
      <DialogAddress />
      <SessionEnd />
      <PasswordDue />
      <IdleWarning />
      <SocialReturn />
    </>
  )
}
