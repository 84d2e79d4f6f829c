import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/failure.ts'
import type { components } from '../../api/gen/paths.ts'
import { read } from '../../api/read.ts'
import { enabledModules } from '../../session/flags.ts'
import { statusQuery } from '../../session/session.queries.ts'

/** Properties of a request that prove a human caller; empty if the platform requires no proof. */
type HumanProof = {
  verifyProvider?: components['schemas']['VerifyProvider']
  verifyToken?: string
}

const loadSolver = () => import('./solveChallenge.ts')

/** Loads the solver ahead of time. {@link proveHuman} reports a failure to load it. */
function prepareHumanProof(): void {
  void loadSolver().catch(() => {})
}

/**
 * Solves a new challenge by ALTCHA's proof of work (LOGIN-41), without user input or a third party.
 * A proof is valid for one call, so a retry requires a new proof.
 * @throws {ApiError} `VERIFICATION_FAILED`, the server's code, when the challenge cannot be solved
 * (ERR-07).
 */
async function proveHuman(queryClient: QueryClient): Promise<HumanProof> {
  const query = read('/wps/verification/challenge', {})
  const challenge = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })
  const verifyToken = await loadSolver()
    .then(({ solveChallenge }) => solveChallenge(challenge))
    .catch(() => undefined)
  if (verifyToken === undefined) {
    const failure = { kind: 'rejected', code: 'VERIFICATION_FAILED', details: {} } as const
    throw new ApiError('GET /wps/verification/challenge', failure)
  }
  return { verifyProvider: 'altcha', verifyToken }
}

async function isHumanProofAsked(queryClient: QueryClient): Promise<boolean> {
  const status = await queryClient.ensureQueryData(statusQuery()).catch(() => undefined)
  return enabledModules(status?.whitelabel).has('HUMANVERIF3')
}

/** Human proof for a caller that shows no pending state; empty if the platform requires none. */
export const humanProof = async (queryClient: QueryClient): Promise<HumanProof> =>
  (await isHumanProofAsked(queryClient)) ? proveHuman(queryClient) : {}

/**
 * Provides `prove`. Its result is sent with a call: `write(…, { body: { …body, ...(await prove()) }
 * })`. The result is empty unless the platform has the module HUMANVERIF3. While the modules are
 * unknown, the result is empty too, and the server reports a missing proof (ERR-24).
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
