import type { Migration, MigrationProvider } from 'kysely'
import { up as initial } from './m0001Initial.ts'
import { up as operatorConsole } from './m0002OperatorConsole.ts'
import { up as domainTables } from './m0003World.ts'
import { up as patternVerdicts } from './m0004PatternVerdicts.ts'
import { up as attempts } from './m0005Attempts.ts'
import { up as providers } from './m0006Providers.ts'
import { up as bonuses } from './m0007Bonuses.ts'
import { up as deposits } from './m0008Deposits.ts'
import { up as defaultPayoutAccount } from './m0009DefaultPayoutAccount.ts'
import { up as recoveryCodes } from './m0010RecoveryCodes.ts'
import { up as loginHistory } from './m0011LoginHistory.ts'
import { up as ownData } from './m0012OwnData.ts'
import { up as identitySteps } from './m0013IdentitySteps.ts'
import { up as deletedMessages } from './m0014DeletedMessages.ts'
import { up as closedAccounts } from './m0015ClosedAccounts.ts'
import { up as passkeys } from './m0016Passkeys.ts'
import { up as feedback } from './m0017Feedback.ts'
import { up as push } from './m0018Push.ts'
import { up as teamSearch } from './m0019TeamSearch.ts'
import { up as memberDays } from './m0020MemberDays.ts'
import { up as messageSenders } from './m0021MessageSenders.ts'
import { up as presences } from './m0022Presences.ts'
import { up as messageLinks } from './m0023MessageLinks.ts'
import { up as memberBlocks } from './m0024MemberBlocks.ts'
import { up as funnel } from './m0025Funnel.ts'
import { up as daysOfAll } from './m0026DaysOfAll.ts'
import { up as launchSessions } from './m0027LaunchSessions.ts'
import { up as mobileNumbers } from './m0028MobileNumbers.ts'
import { up as plans } from './m0029Plans.ts'
import { up as keptSums } from './m0030KeptSums.ts'
import { up as entryDays } from './m0031EntryDays.ts'
import { up as betDays } from './m0032BetDays.ts'
import { up as confirmedRefusals } from './m0033ConfirmedRefusals.ts'
import { up as personAccounts } from './m0034PersonAccounts.ts'
import { up as settlementPayments } from './m0035SettlementPayments.ts'
import { up as pixKeys } from './m0036PixKeys.ts'
import { up as payerClaims } from './m0037PayerClaims.ts'
import { up as bonusesBeforeBets } from './m0038BonusesBeforeBets.ts'
import { up as fairSeeds } from './m0039FairSeeds.ts'
import { up as sportsBook } from './m0040SportsBook.ts'
import { up as verifiedProfiles } from './m0041VerifiedProfiles.ts'
import { up as settlementCorrections } from './m0042SettlementCorrections.ts'

/** All migrations by name, in the order in which they run. A released migration never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': { up: initial },
  '0002-operator-console': { up: operatorConsole },
  '0003-world': { up: domainTables },
  '0004-pattern-verdicts': { up: patternVerdicts },
  '0005-attempts': { up: attempts },
  '0006-providers': { up: providers },
  '0007-bonuses': { up: bonuses },
  '0008-deposits': { up: deposits },
  '0009-default-payout-account': { up: defaultPayoutAccount },
  '0010-recovery-codes': { up: recoveryCodes },
  '0011-login-history': { up: loginHistory },
  '0012-own-data': { up: ownData },
  '0013-identity-steps': { up: identitySteps },
  '0014-deleted-messages': { up: deletedMessages },
  '0015-closed-accounts': { up: closedAccounts },
  '0016-passkeys': { up: passkeys },
  '0017-feedback': { up: feedback },
  '0018-push': { up: push },
  '0019-team-search': { up: teamSearch },
  '0020-member-days': { up: memberDays },
  '0021-message-senders': { up: messageSenders },
  '0022-presences': { up: presences },
  '0023-message-links': { up: messageLinks },
  '0024-member-blocks': { up: memberBlocks },
  '0025-funnel': { up: funnel },
  '0026-days-of-all': { up: daysOfAll },
  '0027-launch-sessions': { up: launchSessions },
  '0028-mobile-numbers': { up: mobileNumbers },
  '0029-plans': { up: plans },
  '0030-kept-sums': { up: keptSums },
  '0031-entry-days': { up: entryDays },
  '0032-bet-days': { up: betDays },
  '0033-confirmed-refusals': { up: confirmedRefusals },
  '0034-person-accounts': { up: personAccounts },
  '0035-settlement-payments': { up: settlementPayments },
  '0036-pix-keys': { up: pixKeys },
  '0037-payer-claims': { up: payerClaims },
  '0038-bonuses-before-bets': { up: bonusesBeforeBets },
  '0039-fair-seeds': { up: fairSeeds },
  '0040-sports-book': { up: sportsBook },
  '0041-verified-profiles': { up: verifiedProfiles },
  '0042-settlement-corrections': { up: settlementCorrections },
}

export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve({ ...migrations }),
}
