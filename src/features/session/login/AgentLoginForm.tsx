import { useEffect } from 'react'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { OtherWays } from '../otherWays/OtherWays.tsx'
import { useRememberedLogin } from '../remember/useRememberedLogin.ts'
import { UsernameForm } from './UsernameForm.tsx'

type Props = {
  /** Path of the interrupted page of the portal; the agents' home by default (ROUTE-43). */
  next?: string | undefined
}

/**
 * Log-in form of the agents' page: the form of the login dialog for the area `agent`. Members see
 * that only agents can log in here (ERR-28). The form navigates after a log-in, and opens the
 * second step and the change of password like the dialog. Its texts belong to the locale group
 * `features`.
 */
export function AgentLoginForm({ next }: Props) {
  const remembered = useRememberedLogin()
  useEffect(prepareEncryption, [])
  const target = { area: 'agent', next } as const
  return (
    <>
      <UsernameForm target={target} rememberedLogins={remembered} />
      <OtherWays target={target} />
    </>
  )
}
