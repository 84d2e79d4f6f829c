import { solveChallengeWorkers, solveChallenge as solveHere } from 'altcha-lib/v1'
import type { components } from '../../api/gen/paths.ts'
import { toBase64 } from '../../lib/base64.ts'
import { timeLimits } from '../../lib/timeLimits.ts'

export type HumanChallenge = components['schemas']['HumanChallenge']

const mostWorkers = 4

/**
 * Solves the challenge in workers.
 * @throws when no worker starts, a worker fails, or none finds the number in time.
 */
async function findByWorkers({ challenge, salt, algorithm, maxnumber }: HumanChallenge) {
  const workers: Worker[] = []
  const broken = Promise.withResolvers<never>()
  const late = new Error('No worker answered in time')
  const timer = setTimeout(broken.reject, timeLimits.proofOfWork, late)
  const startWorker = () => {
    const worker = new Worker(new URL('./proofWorker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', broken.reject)
    workers.push(worker)
    return worker
  }
  const count = Math.min(mostWorkers, navigator.hardwareConcurrency || 1)
  const solved = solveChallengeWorkers(startWorker, count, challenge, salt, algorithm, maxnumber)
  try {
    return await Promise.race([solved, broken.promise])
  } finally {
    clearTimeout(timer)
    for (const worker of workers) worker.terminate()
  }
}

/**
 * Solves an ALTCHA challenge in workers, or on the main thread if the workers fail.
 * @returns the `verifyToken` to send; undefined if no number solves the challenge.
 */
export async function solveChallenge(humanChallenge: HumanChallenge): Promise<string | undefined> {
  const { algorithm, challenge, maxnumber, salt, signature } = humanChallenge
  const found = await findByWorkers(humanChallenge).catch(
    () => solveHere(challenge, salt, algorithm, maxnumber).promise,
  )
  if (!found) return undefined
  const solution = { algorithm, challenge, number: found.number, salt, signature }
  return toBase64(new TextEncoder().encode(JSON.stringify(solution)))
}
