/** How often each call may be made. */
import { fileRateLimits } from './fileRateLimits.ts'
import { minute, perMinute, type RateLimits, second } from './rateLimit.ts'

/** Answered from memory, at the cost of a file of the build. */
const noLimits = [] as const
/** More than a person at a screen makes. */
const playerReads = perMinute(240, 'session', 'here')
/** More than a person decides, and too little to try out amounts or passwords by. */
const moneyMoves = perMinute(30, 'session', 'everywhere')
/** Spec 6, Throttles: the star of a game works once a second (CONST-01). */
const onceASecond = [{ calls: 1, window: second, by: 'session', scope: 'here' }] as const
/** A person deciding about money, with room for mistakes. */
const contractWrites = perMinute(60, 'session', 'everywhere')
/** Each adds up what a team has played in a period. */
const contractPreviews = perMinute(30, 'session', 'everywhere')
/** A person who writes to one after another of their team. */
const downlineMessages = perMinute(20, 'session', 'everywhere')
const playerWrites = perMinute(60, 'session', 'here')
/** Somebody who finds and takes pictures between two of them. */
const identityWrites = perMinute(10, 'session', 'everywhere')
/** Codes that are sent to somebody's phone. */
const codeLimits = [
  // Spec 6, Throttles: the sms button works once a second.
  { calls: 1, window: second, by: 'ip and mobile number', scope: 'everywhere' },
  { calls: 5, window: 5 * minute, by: 'ip and mobile number', scope: 'everywhere' },
  { calls: 60, window: 5 * minute, by: 'ip', scope: 'everywhere' },
] as const
const operatorReads = perMinute(240, 'session', 'here')
const operatorWrites = perMinute(60, 'session', 'here')

/**
 * The limits unless a server is given others; an operation without a line does not compile. Many
 * players share an address behind a mobile network: limits by address are wide, all others tight.
 */
export const usualRateLimits: Required<RateLimits> = {
  ...fileRateLimits,
  // system, verification, registration
  'GET /wps/system/status': noLimits,
  'GET /wps/system/whitelabel': noLimits,
  'GET /wps/system/countryCodes': noLimits,
  'GET /wps/system/setting/register': noLimits,
  'GET /wps/captcha': perMinute(60, 'ip', 'everywhere'),
  'POST /wps/verification/sms/register': codeLimits,
  // Invitation codes can be guessed.
  'GET /wps/agent/affiliate': perMinute(60, 'ip', 'everywhere'),
  'PUT /wps/member/register': perMinute(60, 'ip', 'everywhere'),
  'PUT /wps/member/register/mobile': perMinute(60, 'ip', 'everywhere'),
  'POST /wps/registration/formReport': perMinute(120, 'ip', 'here'),
  // session
  'POST /wps/session/login': [
    { calls: 120, window: minute, by: 'ip', scope: 'everywhere' },
    { calls: 10, window: minute, by: 'ip and username', scope: 'everywhere' },
  ],
  'DELETE /wps/session/logout': perMinute(30, 'session', 'here'),
  'GET /wps/verification/challenge': perMinute(60, 'ip', 'here'),
  'POST /wps/verification/sms/noLogin': codeLimits,
  'POST /wps/session/firstLogin': playerWrites,
  'POST /wps/session/login/second-step': perMinute(30, 'ip', 'everywhere'),
  'POST /wps/session/login/passkey': perMinute(60, 'ip', 'everywhere'),
  'POST /wps/session/login/passkey/options': perMinute(60, 'ip', 'everywhere'),
  'POST /wps/session/login/social': perMinute(30, 'ip', 'everywhere'),
  'POST /wps/session/login/second-step/code': perMinute(10, 'ip', 'everywhere'),
  'POST /wps/session/login/freeplay': perMinute(10, 'ip', 'everywhere'),
  'POST /wps/member/register/oneClick': perMinute(10, 'ip', 'everywhere'),
  // member
  'GET /wps/member/info': playerReads,
  'GET /wps/member/info/icon': playerReads,
  'PUT /wps/member/info/icon': playerWrites,
  'PUT /wps/member/language': playerWrites,
  'POST /wps/member/password': perMinute(10, 'session', 'everywhere'),
  'POST /wps/member/password/email': [
    { calls: 20, window: minute, by: 'ip', scope: 'everywhere' },
    { calls: 3, window: 5 * minute, by: 'ip and username', scope: 'everywhere' },
  ],
  'POST /wps/member/password/verification': perMinute(20, 'ip', 'everywhere'),
  'GET /wps/member/info/funds/consolidated': playerReads,
  'GET /wps/member/profile': playerReads,
  'PUT /wps/member/profile': playerWrites,
  'GET /wps/member/security': playerReads,
  'POST /wps/member/security/codes': perMinute(10, 'session', 'everywhere'),
  'PUT /wps/member/security/paymentPassword': perMinute(10, 'session', 'everywhere'),
  'PUT /wps/member/security/phone': perMinute(10, 'session', 'everywhere'),
  'PUT /wps/member/security/email': perMinute(10, 'session', 'everywhere'),
  'PUT /wps/member/security/addressCheck': playerWrites,
  'POST /wps/member/security/authenticator': playerWrites,
  'PUT /wps/member/security/authenticator': perMinute(10, 'session', 'everywhere'),
  'POST /wps/member/security/authenticator/removal': perMinute(10, 'session', 'everywhere'),
  'POST /wps/member/security/recoveryCodes': perMinute(10, 'session', 'everywhere'),
  'GET /wps/member/passkeys': playerReads,
  'POST /wps/member/passkeys': perMinute(10, 'session', 'everywhere'),
  'POST /wps/member/passkeys/options': perMinute(10, 'session', 'everywhere'),
  'PUT /wps/member/passkeys/{passkeyId}': playerWrites,
  'DELETE /wps/member/passkeys/{passkeyId}': playerWrites,
  'GET /wps/member/sessions': playerReads,
  'GET /wps/member/loginHistory': playerReads,
  'DELETE /wps/member/sessions': playerWrites,
  'DELETE /wps/member/sessions/{sessionId}': playerWrites,
  'GET /wps/member/limits': playerReads,
  'PUT /wps/member/limits/{limitId}': playerWrites,
  'DELETE /wps/member/limits/{limitId}': playerWrites,
  'POST /wps/member/timeOut': perMinute(10, 'session', 'everywhere'),
  'POST /wps/member/selfExclusion': perMinute(10, 'session', 'everywhere'),
  'GET /wps/member/realityCheck': playerReads,
  'PUT /wps/member/realityCheck': playerWrites,
  // own data
  'GET /wps/member/notices': playerReads,
  'PUT /wps/member/notices/{kind}/{channel}': playerWrites,
  // push
  'GET /wps/member/push': playerReads,
  'PUT /wps/member/push': perMinute(10, 'session', 'everywhere'),
  'DELETE /wps/member/push/{deviceId}': playerWrites,
  // identity
  'GET /wps/identity': playerReads,
  // Companies outside are paid for each.
  'POST /wps/identity/person': identityWrites,
  'POST /wps/identity/document': identityWrites,
  'POST /wps/identity/selfie': identityWrites,
  'GET /wps/member/dataExport': playerReads,
  // It asks a password.
  'POST /wps/member/dataExport': perMinute(10, 'session', 'everywhere'),
  // Each reads megabytes.
  'GET /wps/member/dataExport/{format}': perMinute(10, 'session', 'everywhere'),
  'GET /wps/member/closing': playerReads,
  // It asks a password.
  'POST /wps/member/closing': perMinute(10, 'session', 'everywhere'),
  // wallet, deposit, withdrawal, transfer, record
  'GET /wps/v2/wallets/balance': playerReads,
  'GET /wps/relay/GCSGAME_getRankList': perMinute(240, 'ip', 'here'),
  'GET /wps/jackpot': perMinute(240, 'ip', 'here'),
  'GET /wps/rebates': playerReads,
  'POST /wps/rebates/claim': perMinute(30, 'session', 'everywhere'),
  'GET /wps/rebates/history': playerReads,
  'GET /wps/vip': playerReads,
  'GET /wps/vip/history': playerReads,
  'POST /wps/vip/bonuses/{bonusId}/claim': perMinute(30, 'session', 'everywhere'),
  'GET /wps/records/bets': playerReads,
  'GET /wps/records/bets/{betId}': playerReads,
  'GET /wps/records/transactions': playerReads,
  'GET /wps/records/profit': playerReads,
  'GET /wps/records/bonuses': playerReads,
  'GET /wps/records/creditReport': playerReads,
  'GET /wps/v2/wallets': playerReads,
  'GET /wps/v2/wallets/bonuses': playerReads,
  'POST /wps/v2/wallets/bonuses/{bonusId}/giveUp': moneyMoves,
  'POST /wps/v2/wallets/recall': moneyMoves,
  'POST /wps/relay/GCS_walletTransfer': moneyMoves,
  'GET /wps/relay/GCS_merchantWallet': playerReads,
  'GET /wps/deposits/methods': playerReads,
  'PUT /wps/deposits/payer': perMinute(10, 'session', 'everywhere'),
  'POST /wps/deposits': moneyMoves,
  'GET /wps/deposits': playerReads,
  'GET /wps/deposits/{depositId}': playerReads,
  'POST /wps/deposits/{depositId}/cancel': moneyMoves,
  'POST /wps/deposits/{depositId}/proof': moneyMoves,
  'GET /wps/withdrawals/terms': playerReads,
  'GET /wps/payoutAccounts': playerReads,
  'POST /wps/payoutAccounts': moneyMoves,
  'DELETE /wps/payoutAccounts/{accountId}': moneyMoves,
  'PUT /wps/payoutAccounts/{accountId}/default': moneyMoves,
  'POST /wps/withdrawals': moneyMoves,
  'GET /wps/withdrawals': playerReads,
  'GET /wps/withdrawals/{withdrawalId}': playerReads,
  'POST /wps/withdrawals/{withdrawalId}/cancel': moneyMoves,
  'POST /wps/withdrawals/{withdrawalId}/confirmation': moneyMoves,
  'GET /wps/transfers/counterparties': playerReads,
  'POST /wps/transfers': moneyMoves,
  'GET /wps/transfers': playerReads,
  // game, lottery
  'GET /wps/relay/GCSGAME_gameList': playerReads,
  'GET /wps/relay/GCSGAME_hotGamesV2': playerReads,
  'GET /wps/relay/GCSGAME_newGameVendor': playerReads,
  'GET /wps/relay/GCSGAME_getVassGameType': playerReads,
  'GET /wps/relay/MCSFE_getFavoriteGames': playerReads,
  'GET /wps/relay/MCSFE_getFavoriteGamesList': playerReads,
  'POST /wps/relay/MCSFE_addFavoriteGameV2': onceASecond,
  'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': onceASecond,
  'GET /wps/relay/GCS_recentGame': playerReads,
  'GET /wps/relay/GCS_gameLaunchFB': playerReads,
  'GET /wps/relay/GLS2_roomList': playerReads,
  'POST /wps/game/launchGame': perMinute(60, 'session', 'here'),
  'POST /wps/game/startGame': perMinute(60, 'session', 'here'),
  'GET /wps/games/catalogue': playerReads,
  'GET /wps/games/{nodeId}': playerReads,
  'GET /lgw/games/game_menus': playerReads,
  'GET /lgw/vn/games/game_menu': playerReads,
  'GET /lgw/vn/games/game_menu/recent': playerReads,
  'GET /lgw/vn/numeros/opened/game': playerReads,
  'GET /lotto/lgw/games/opened/numero': playerReads,
  // promotion, reward, mission, points
  'GET /wps/rewards': playerReads,
  'POST /wps/rewards/{rewardId}/claim': perMinute(60, 'session', 'here'),
  // Codes can be guessed.
  'POST /wps/rewards/codes': perMinute(10, 'session', 'everywhere'),
  'GET /wps/redEnvelopes': playerReads,
  'POST /wps/redEnvelopes/{redEnvelopeId}/open': perMinute(60, 'session', 'here'),
  'GET /wps/wheel': playerReads,
  'POST /wps/wheel/spins': perMinute(60, 'session', 'here'),
  'GET /wps/wheel/spins': playerReads,
  'GET /wps/relay/MCS2_getPointBalance': playerReads,
  'GET /wps/relay/MCS2_getPointConfig': playerReads,
  'GET /wps/relay/ODSFE2_MemTransDet': playerReads,
  'GET /wps/relay/MCS2_getPointReward': playerReads,
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward': perMinute(20, 'session', 'everywhere'),
  'GET /wps/relay/MCS2_getRedeemPointList': playerReads,
  'POST /wps/relay/passwordCheck/MCS2_convertPoint': perMinute(20, 'session', 'everywhere'),
  'GET /wps/relay/MCSFE_getMissionSummaryDetails': playerReads,
  'GET /wps/relay/MCSFE_getMissionLeaderboard': playerReads,
  'POST /wps/missions/{missionId}/claim': perMinute(60, 'session', 'here'),
  'GET /wps/referral': playerReads,
  'GET /wps/referral/friends': playerReads,
  'GET /wps/referral/commissions': playerReads,
  'POST /wps/referral/claim': perMinute(60, 'session', 'here'),
  'POST /wps/relay/MCS2_claimRafflePromotion': perMinute(60, 'session', 'here'),
  'GET /wps/raffles/{promotionId}': playerReads,
  'GET /wps/promotions': playerReads,
  'GET /wps/promotions/{promotionId}': playerReads,
  'POST /wps/promotions/{promotionId}/join': perMinute(60, 'session', 'here'),
  'GET /wps/activities': playerReads,
  'GET /wps/activities/applications': playerReads,
  'POST /wps/activities/{activityId}/applications': perMinute(60, 'session', 'here'),
  'GET /wps/rewards/counts': playerReads,
  // announcement, message, support
  // The same for all of an audience, and asked for by every page that starts.
  'GET /wps/relay/MCSFE_getListAnnouncements': perMinute(600, 'ip', 'here'),
  'GET /wps/relay/MCSFE_getAnnouncementContent': perMinute(600, 'ip', 'here'),
  'GET /wps/relay/CSP_unreadCount': playerReads,
  'GET /wps/publications': perMinute(600, 'ip', 'here'),
  'GET /wps/publications/{kind}/{slug}': perMinute(600, 'ip', 'here'),
  'GET /wps/company': perMinute(600, 'ip', 'here'),
  'GET /wps/system/helpCenter': perMinute(600, 'ip', 'here'),
  'GET /wps/system/domainRoute': perMinute(600, 'ip', 'here'),
  'GET /wps/feedback/types': perMinute(600, 'ip', 'here'),
  // Somebody reads each.
  'PUT /wps/feedback': [
    { calls: 5, window: 10 * minute, by: 'session', scope: 'everywhere' },
    { calls: 60, window: 10 * minute, by: 'ip', scope: 'everywhere' },
  ],
  'GET /wps/feedback': playerReads,
  'GET /wps/feedback/{feedbackId}': playerReads,
  'POST /wps/feedback/{feedbackId}/replies': [
    { calls: 15, window: 10 * minute, by: 'session', scope: 'everywhere' },
  ],
  'POST /wps/feedback/{feedbackId}/close': playerWrites,
  'GET /wps/relay/CBS_modelList': perMinute(600, 'ip', 'here'),
  'GET /wps/relay/CBS_launchChat': perMinute(60, 'ip', 'here'),
  'GET /wps/messages': playerReads,
  'GET /wps/messages/{messageId}': playerReads,
  'DELETE /wps/messages/{messageId}': perMinute(120, 'session', 'here'),
  'PUT /wps/messages/{messageId}/restore': perMinute(120, 'session', 'here'),
  'PUT /wps/messages/read': perMinute(60, 'session', 'here'),
  'POST /wps/files': [
    { calls: 10, window: minute, by: 'session', scope: 'everywhere' },
    { calls: 60, window: 24 * 60 * minute, by: 'session', scope: 'everywhere' },
  ],
  'GET /wps/files/{fileId}': playerReads,
  // agent, contract
  'GET /wps/agent/overview': playerReads,
  'GET /wps/agent/alerts': playerReads,
  'GET /wps/agent/quietMembers': playerReads,
  'GET /wps/agent/downline': playerReads,
  'GET /wps/agent/downline/{memberId}': playerReads,
  'POST /wps/agent/downline/{memberId}/messages': downlineMessages,
  'GET /wps/agent/bets': playerReads,
  'GET /wps/agent/losses': playerReads,
  'GET /wps/agent/income': playerReads,
  'GET /wps/agent/transactions': playerReads,
  'GET /wps/agent/dividends': playerReads,
  'GET /wps/agent/dailySalaries': playerReads,
  'GET /wps/agent/hourlySalaries': playerReads,
  'GET /wps/agent/realtimeSalaries': playerReads,
  'GET /wps/agent/announcements': playerReads,
  'GET /wps/agent/invitations': playerReads,
  'POST /wps/agent/invitations': contractWrites,
  'PUT /wps/agent/invitations/{invitationId}': contractWrites,
  'DELETE /wps/agent/invitations/{invitationId}': contractWrites,
  'POST /wps/agent/members': contractWrites,
  'GET /wps/contracts': playerReads,
  'POST /wps/contracts/preview': contractPreviews,
  'GET /wps/contracts/{contractId}': playerReads,
  'GET /wps/contracts/{contractId}/period': playerReads,
  'POST /wps/relay/MCS2_processDividendReq': contractWrites,
  'POST /wps/relay/MCS2_processDailySalContract': contractWrites,
  'POST /wps/relay/MCS2_processContractHourSalary': contractWrites,
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': contractWrites,
  // operator
  'POST /ops/session': perMinute(20, 'ip', 'everywhere'),
  'DELETE /ops/session': operatorWrites,
  'GET /ops/registration-rules': operatorReads,
  'PUT /ops/registration-rules': operatorWrites,
  'GET /ops/registration-rules/versions': operatorReads,
  'GET /ops/registration-rules/versions/{version}': operatorReads,
  'POST /ops/registration-rules/versions/{version}/restore': operatorWrites,
  // Each may take seconds of a processor; the editor asks while its operator types.
  'POST /ops/registration-rules/check': perMinute(120, 'session', 'here'),
  'GET /ops/registration-rules/scheduled': operatorReads,
  'PUT /ops/registration-rules/scheduled': operatorWrites,
  'DELETE /ops/registration-rules/scheduled': operatorWrites,
  'GET /ops/registration-rules/statistics': operatorReads,
  'GET /ops/platform': operatorReads,
  'PUT /ops/platform': operatorWrites,
  'GET /ops/audit': operatorReads,
}
