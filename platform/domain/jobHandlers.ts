import { identityJobs } from './accounts/identity/decide.ts'
import { removeMessage } from './accounts/messages/messages.ts'
import { sendNotice } from './accounts/notices/outgoingNotices.ts'
import type { JobHandler } from './base/time/jobs.ts'
import { expireBonus } from './money/bonuses/endBonus.ts'
import { createDepositJobs } from './money/deposits/deposits.ts'
import type { DepositListener } from './money/deposits/settleDeposit.ts'
import { withdrawalJobs } from './money/withdrawals/withdrawalJobs.ts'
import { publishAnnouncements } from './people/announcements/publish.ts'
import { payCommissions } from './people/contracts/commissions.ts'
import { lockSettlements } from './people/contracts/corrections.ts'
import { expireOffer } from './people/contracts/negotiate.ts'
import { payOwed } from './people/contracts/pay.ts'
import { settleDueContract } from './people/contracts/settle.ts'
import { closingJobs } from './people/privacy/closing/closeAccount.ts'
import { exportJobs } from './people/privacy/exportJobs.ts'
import { ticketJobs } from './people/support/tickets.ts'
import { countFirstDeposit } from './people/team/funnel.ts'
import { finishBet } from './play/bets/endBet.ts'
import { decideRedemption } from './play/points/redeem.ts'
import { reviewApplication } from './play/promotions/apply.ts'
import { earnByDeposit } from './play/rewards/earnings.ts'
import { drawRaffle } from './play/rewards/raffles.ts'
import { createCorrectionJobs } from './play/sports/correctBets.ts'

/**
 * Grants the rewards of a deposit and counts a first deposit, in the transaction that credits the
 * deposit.
 */
const onDeposit: DepositListener = async (context, tables, deposit) => {
  await earnByDeposit(context, tables, deposit)
  await countFirstDeposit(context, tables, deposit.memberId)
}

export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  // Handlers of jobs about content.
  publishAnnouncements,
  sendNotice,
  ...ticketJobs,
  // Handlers of jobs about accounts.
  removeMessage,
  ...identityJobs,
  ...exportJobs,
  ...closingJobs,
  // Handlers of jobs about money.
  ...createDepositJobs(onDeposit),
  ...withdrawalJobs,
  expireBonus,
  // Handlers of jobs about play.
  settleBet: finishBet,
  ...createCorrectionJobs(lockSettlements),
  // Handlers of jobs about rewards.
  decideRedemption,
  drawRaffle,
  reviewApplication,
  // Handlers of jobs about teams.
  expireOffer,
  settleContract: settleDueContract,
  payOwed,
  payCommissions,
}
