import type { Behaviour } from '../gen/behaviour.ts'
import { account } from './account/account.ts'
import { contacts } from './account/contacts.ts'
import { member } from './account/member.ts'
import { memberSessions } from './account/memberSessions.ts'
import { passwords } from './account/passwords.ts'
import { paymentPassword } from './account/paymentPassword.ts'
import { playerLimits } from './account/playerLimits.ts'
import { profile } from './account/profile.ts'
import { secondStepSetUp } from './account/secondStepSetUp.ts'
import { security } from './account/security.ts'
import { announcements } from './announcements/announcements.ts'
import { contracts } from './contracts/contracts.ts'
import { deposits } from './deposits/deposits.ts'
import { favourites } from './games/favourites.ts'
import { gameCatalogue } from './games/gameCatalogue.ts'
import { gameStart } from './games/gameStart.ts'
import { games } from './games/games.ts'
import { winners } from './games/winners.ts'
import { identityCheck } from './identity/identityCheck.ts'
import { lottery } from './lottery/lottery.ts'
import { messages } from './messages/messages.ts'
import { missions } from './missions/missions.ts'
import { operatorInsight } from './operators/operatorInsight.ts'
import { operatorMembers } from './operators/operatorMembers.ts'
import { operatorPlatform } from './operators/operatorPlatform.ts'
import { operatorRules } from './operators/operatorRules.ts'
import { operatorSchedule } from './operators/operatorSchedule.ts'
import { operatorSession } from './operators/operatorSession.ts'
import { passkeyLogin } from './passkeys/passkeyLogin.ts'
import { passkeys } from './passkeys/passkeys.ts'
import { points } from './points/points.ts'
import { pointsMall } from './points/pointsMall.ts'
import { closing } from './privacy/closing.ts'
import { dataExport } from './privacy/dataExport.ts'
import { ownData } from './privacy/ownData.ts'
import { promotions } from './promotions/promotions.ts'
import { publications } from './publications/publications.ts'
import { push } from './push/push.ts'
import { record } from './records/record.ts'
import { recordCsv } from './records/recordCsv.ts'
import { askedFields } from './registration/askedFields.ts'
import { registration } from './registration/registration.ts'
import { envelopesAndWheel } from './rewards/envelopesAndWheel.ts'
import { loyalty } from './rewards/loyalty.ts'
import { raffles } from './rewards/raffles.ts'
import { referral } from './rewards/referral.ts'
import { rewards } from './rewards/rewards.ts'
import { session } from './session/session.ts'
import { sports } from './sports/sports.ts'
import { feedback } from './support/feedback.ts'
import { files } from './support/files.ts'
import { support } from './support/support.ts'
import { system } from './system/system.ts'
import { agentAlerts } from './team/agentAlerts.ts'
import { agentCsv } from './team/agentCsv.ts'
import { agentDownline } from './team/agentDownline.ts'
import { agentInvitations } from './team/agentInvitations.ts'
import { agentRecords } from './team/agentRecords.ts'
import { agentTeam } from './team/agentTeam.ts'
import { transfers } from './transfers/transfers.ts'
import { verification } from './verification/verification.ts'
import { wallet } from './wallet/wallet.ts'
import { payoutAccounts } from './withdrawals/payoutAccounts.ts'
import { withdrawals } from './withdrawals/withdrawals.ts'

/** Handlers of every operation in the API contract. A missing operation is a compile error. */
export const behaviour: Behaviour = {
  ...system,
  ...askedFields,
  ...registration,
  ...verification,
  ...session,
  ...passkeyLogin,
  ...passkeys,
  ...member,
  ...account,
  ...passwords,
  ...playerLimits,
  ...memberSessions,
  ...security,
  ...secondStepSetUp,
  ...paymentPassword,
  ...contacts,
  ...profile,
  ...ownData,
  ...push,
  ...identityCheck,
  ...dataExport,
  ...closing,
  // Operations of the wallet: records, rebates, deposits, withdrawals and transfers.
  ...wallet,
  ...record,
  ...recordCsv,
  ...deposits,
  ...loyalty,
  ...winners,
  ...payoutAccounts,
  ...withdrawals,
  ...transfers,
  // Operations of games, lotteries and matches.
  ...games,
  ...gameCatalogue,
  ...favourites,
  ...gameStart,
  ...lottery,
  ...sports,
  // Operations of rewards, points, missions, referrals, raffles and promotions.
  ...rewards,
  ...envelopesAndWheel,
  ...points,
  ...pointsMall,
  ...missions,
  ...referral,
  ...raffles,
  ...promotions,
  // Operations of announcements, messages, publications and customer service.
  ...announcements,
  ...messages,
  ...files,
  ...publications,
  ...support,
  ...feedback,
  // Operations of agents and contracts.
  ...agentTeam,
  ...agentCsv,
  ...agentDownline,
  ...agentAlerts,
  ...agentInvitations,
  ...agentRecords,
  ...contracts,
  // Operations of operators.
  ...operatorSession,
  ...operatorRules,
  ...operatorSchedule,
  ...operatorInsight,
  ...operatorMembers,
  ...operatorPlatform,
}
