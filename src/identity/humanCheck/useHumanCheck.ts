import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { enabledModules } from '../../session/flags.ts'
import { statusQuery } from '../../session/session.queries.ts'
import { type HumanProof, prepareHumanProof, proveHuman } from './proveHuman.ts'

async function isHumanProofAsked(queryClient: QueryClient): Promise<boolean> {
  const status = await queryClient.ensureQueryData(statusQuery()).catch(() => undefined)
  return enabledModules(status?.whitelabel).has('HUMANVERIF3')
}

/** Proof for a call without a visible state; empty if the platform requires none. */
export const humanProof = async (queryClient: QueryClient): Promise<HumanProof> =>
  (await isHumanProofAsked(queryClient)) ? proveHuman(queryClient) : {}

/**
 * Proves that a human makes a call if the platform requires it (module HUMANVERIF3): `write(…, {
 * body: { …body, ...(await prove()) } })`. Without known modules no proof is made, and the server
 * reports whether it requires one (ERR-24).
 */
export function useHumanCheck(): { prove: () => Promise<HumanProof>; isProving: boolean } {
  const queryClient = useQueryClient()
  const [isProving, setProving] = useState(false)

  useEffect(() => {
    const status = queryClient.getQueryData(statusQuery().queryKey)
    if (enabledModules(status?.whitelabel).has('HUMANVERIF3')) prepareHumanProof()
  }, [queryClient])

  const prove = async (): Promise<HumanProof> => {
    if (!(await isHumanProofAsked(queryClient))) return {}
    setProving(true)
    try {
      return await proveHuman(queryClient)
    } finally {
      setProving(false)
    }
  }
  return { prove, isProving }
}
