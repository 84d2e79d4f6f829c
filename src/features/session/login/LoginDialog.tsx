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
 * The login popup: every way to a session, then on to what was interrupted, else home (ROUTE-40).
 */
export function LoginDialog({ next }: ModalData<'login'>) {
  const wasAgent = useAccountKind() === 'agent'
  // Over a page of the agent centre whose session ran out.
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
      {/* Last, since the status tells whether there are any: nothing moves down for them. */}
      <OtherWays target={target} />
    </>
  )
}
