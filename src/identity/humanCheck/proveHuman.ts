import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/failure.ts'
import type { components } from '../../api/gen/paths.ts'
import { read } from '../../api/read.ts'

/** Proof of a human caller that is sent with a request; empty if the platform requires none. */
export type HumanProof = {
  verifyProvider?: components['schemas']['VerifyProvider']
  verifyToken?: string
}

const loadSolver = () => import('./solveChallenge.ts')

/** Loads the solver ahead of time. {@link proveHuman} reports a failure to load it. */
export function prepareHumanProof(): void {
  void loadSolver().catch(() => {})
}

/**
 * Solves a new challenge by ALTCHA's proof of work (LOGIN-41), without user input or a third party.
 * A proof is valid for one call, so a repeated call requires another.
 * @throws {ApiError} `VERIFICATION_FAILED`, the server's code, when the challenge cannot be solved
 * (ERR-07).
 */
export async function proveHuman(queryClient: QueryClient): Promise<HumanProof> {
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
