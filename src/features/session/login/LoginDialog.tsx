import { useEffect } from 'react'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import type { ModalData } from '../../../kit/modal/modalTable.ts'
import { useAccountKind } from '../../../session/session.queries.ts'
import { isInterrupted } from '../enter/useEnter.ts'
import { OtherWays } from '../otherWays/OtherWays.tsx'
import { useRememberedLogin } from '../remember/useRememberedLogin.ts'
import { LoginFooter } from './LoginFooter.tsx'
import { LoginForms } from './LoginForms.tsx'
import { UsernameForm } from './UsernameForm.tsx'

/**
 * Login dialog with every log-in method; it continues with the interrupted page or the home page
 * (ROUTE-40).
 */
export function LoginDialog({ next }: ModalData<'login'>) {
  const wasAgent = useAccountKind() === 'agent'
  // True over a page of the agent centre whose session expired.
  const area = wasAgent && isInterrupted() ? 'agent' : 'member'
  const target = { next, area } as const
  const remembered = useRememberedLogin()
  useEffect(prepareEncryption, [])
  if (area === 'agent') {
    return (
      <>
        <UsernameForm target={target} rememberedLogins={remembered} />
        <OtherWays target={target} />
      </>
    )
  }
  return (
    <>
      <LoginForms target={target} rememberedLogins={remembered} />
      <LoginFooter next={next} />
      {/* These methods come last, because they appear only once the status has loaded, and must
          not shift the layout. */}
      <OtherWays target={target} />
    </>
  )
}
