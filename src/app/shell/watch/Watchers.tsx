import { DialogAddress } from './DialogAddress.tsx'
import { IdleWarning } from './IdleWarning.tsx'
import { PasswordDue } from './PasswordDue.tsx'
import { SessionEnd } from './SessionEnd.tsx'
import { SocialReturn } from './SocialReturn.tsx'

/**
 * Components that render nothing and open a dialog when the address or the session requires one.
 */
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
