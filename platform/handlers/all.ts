import type { Behaviour } from '../gen/behaviour.ts'
import { account } from './account.ts'
import { agentAlerts } from './agentAlerts.ts'
import { agentCsv } from './agentCsv.ts'
import { agentDownline } from './agentDownline.ts'
import { agentInvitations } from './agentInvitations.ts'
import { agentRecords } from './agentRecords.ts'
import { agentTeam } from './agentTeam.ts'
import { announcements } from './announcements.ts'
import { closing } from './closing.ts'
import { contacts } from './contacts.ts'
import { contracts } from './contracts.ts'
import { dataExport } from './dataExport.ts'
import { deposits } from './deposits.ts'
import { envelopesAndWheel } from './envelopesAndWheel.ts'
import { favourites } from './favourites.ts'
import { feedback } from './feedback.ts'
import { files } from './files.ts'
import { gameCatalogue } from './gameCatalogue.ts'
import { gameStart } from './gameStart.ts'
import { games } from './games.ts'
import { identityCheck } from './identityCheck.ts'
import { lottery } from './lottery.ts'
import { loyalty } from './loyalty.ts'
import { member } from './member.ts'
import { memberSessions } from './memberSessions.ts'
import { messages } from './messages.ts'
import { missions } from './missions.ts'
import { operatorInsight } from './operatorInsight.ts'
import { operatorMembers } from './operatorMembers.ts'
import { operatorPlatform } from './operatorPlatform.ts'
import { operatorRules } from './operatorRules.ts'
import { operatorSchedule } from './operatorSchedule.ts'
import { operatorSession } from './operatorSession.ts'
import { ownData } from './ownData.ts'
import { passkeyLogin } from './passkeyLogin.ts'
import { passkeys } from './passkeys.ts'
import { passwords } from './passwords.ts'
import { paymentPassword } from './paymentPassword.ts'
import { payoutAccounts } from './payoutAccounts.ts'
import { playerLimits } from './playerLimits.ts'
import { points } from './points.ts'
import { pointsMall } from './pointsMall.ts'
import { profile } from './profile.ts'
import { promotions } from './promotions.ts'
import { publications } from './publications.ts'
import { push } from './push.ts'
import { raffles } from './raffles.ts'
import { record } from './record.ts'
import { recordCsv } from './recordCsv.ts'
import { referral } from './referral.ts'
import { registration } from './registration.ts'
import { rewards } from './rewards.ts'
import { secondStepSetUp } from './secondStepSetUp.ts'
import { security } from './security.ts'
import { session } from './session.ts'
import { support } from './support.ts'
import { system } from './system.ts'
import { transfers } from './transfers.ts'
import { verification } from './verification.ts'
import { wallet } from './wallet.ts'
import { winners } from './winners.ts'
import { withdrawals } from './withdrawals.ts'

/** What the platform does on every call of the contract; an operation left out does not compile. */
export const behaviour: Behaviour = {
  ...system,
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
  // wallet, deposit, withdrawal, transfer, record
  ...wallet,
  ...record,
  ...recordCsv,
  ...deposits,
  ...loyalty,
  ...winners,
  ...payoutAccounts,
  ...withdrawals,
  ...transfers,
  // game, lottery
  ...games,
  ...gameCatalogue,
  ...favourites,
  ...gameStart,
  ...lottery,
  // promotion, reward, mission, points
  ...rewards,
  ...envelopesAndWheel,
  ...points,
  ...pointsMall,
  ...missions,
  ...referral,
  ...raffles,
  ...promotions,
  // announcement, message, support
  ...announcements,
  ...messages,
  ...files,
  ...publications,
  ...support,
  ...feedback,
  // agent, contract
  ...agentTeam,
  ...agentCsv,
  ...agentDownline,
  ...agentAlerts,
  ...agentInvitations,
  ...agentRecords,
  ...contracts,
  // operator
  ...operatorSession,
  ...operatorRules,
  ...operatorSchedule,
  ...operatorInsight,
  ...operatorMembers,
  ...operatorPlatform,
}
