import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/failure.ts'
import type { components } from '../../api/gen/paths.ts'
import { read } from '../../api/read.ts'

/**
 * What a call sends along that wants to know whether a human makes it; nothing where nobody asks.
 */
export type HumanProof = {
  verifyProvider?: components['schemas']['VerifyProvider']
  verifyToken?: string
}

const loadSolver = () => import('./solveChallenge.ts')

/** Loads the solver ahead of time; what fails is told by {@link proveHuman}. */
export function prepareHumanProof(): void {
  void loadSolver().catch(() => {})
}

/**
 * Solves a fresh challenge by ALTCHA's proof of work (LOGIN-41): nothing to see or type, and no
 * third party. Good for one call, so a repeated call wants another.
 * @throws {ApiError} `VERIFICATION_FAILED`, as the server says it, when it cannot be solved
 *   (ERR-07).
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
