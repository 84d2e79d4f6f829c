import { useEffect } from 'react'
import { prepareEncryption } from '../../../api/prepareCalls.ts'
import { OtherWays } from '../otherWays/OtherWays.tsx'
import { useRememberedLogin } from '../remember/useRememberedLogin.ts'
import { UsernameForm } from './UsernameForm.tsx'

type Props = {
  /** The page of ours that was interrupted; the agents' home when left out (ROUTE-43). */
  next?: string | undefined
}

/**
 * The agents' log-in, for a page of their own: the form of the popup for the area `agent`. A member
 * is told that only agents log in here (ERR-28). It goes on by itself, and opens the second step
 * and the change of a password as the popup does. Its texts are of the group `features`.
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
