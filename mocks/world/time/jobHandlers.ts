import { publishAnnouncements } from '../announcements/publish.ts'
import { payCommissions } from '../contracts/commissions.ts'
import { expireOffer } from '../contracts/negotiate.ts'
import { payOwed } from '../contracts/pay.ts'
import { settleDueContract } from '../contracts/settle.ts'
import { depositJobs } from '../money/deposits.ts'
import { withdrawalJobs } from '../money/withdrawalJobs.ts'
import { finishBet } from '../play/placeBet.ts'
import { decideRedemption } from '../points/redeem.ts'
import { reviewApplication } from '../promotions/apply.ts'
import { drawRaffle } from '../rewards/raffles.ts'
import type { JobHandler } from './jobs.ts'

/** Who does each kind of job. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  // content
  publishAnnouncements,
  // money
  ...depositJobs,
  ...withdrawalJobs,
  // play
  settleBet: finishBet,
  // rewards
  decideRedemption,
  drawRaffle,
  reviewApplication,
  // team
  expireOffer,
  settleContract: settleDueContract,
  payOwed,
  payCommissions,
}
