import type { JobHandler } from './jobs.ts'
import { finishBet } from './play/placeBet.ts'

/** Who does each kind of job. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  // money
  // play
  settleBet: finishBet,
  // rewards
  // team
}
