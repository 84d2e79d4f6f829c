import type { JobHandler } from './jobs.ts'

/** Who does each kind of job. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  // money
  // rewards
  // team
}
