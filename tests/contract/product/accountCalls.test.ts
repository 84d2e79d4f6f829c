/** Tests the contract's calls of sessions, members, the system, the wallet and messages. */
import { describeCalls, type ProductCall } from './productCalls.ts'

const relay = '/wps/relay'
const human = { verifyProvider: true, verifyToken: true } as const
const registration = {
  registerUrl: true,
  affiliateCode: true,
  referralCode: true,
  domain: true,
  registerMethod: 'WEB',
} as const

const sessionCalls: ProductCall[] = [
  {
    says: '[API-04] login',
    call: 'POST /wps/session/login',
    isEncrypted: true,
    body: { username: true, password: true, captcha: true, type: true, ...human },
    answer: ['token', 'firstTimeLogin', 'passwordExpired'],
  },
  { says: '[API-05] logout', call: 'DELETE /wps/session/logout', token: true, empty: true },
  {
    says: '[API-06] free play',
    call: 'POST /wps/session/login/freeplay',
    isEncrypted: true,
    body: { os: true, platform: 'W', random: true, gatewayVersion: 3 },
    answer: ['token'],
  },
  { says: '[API-07] captcha', call: 'GET /wps/captcha' },
  {
    says: '[API-08] sms code without a login',
    call: 'POST /wps/verification/sms/noLogin',
    body: { mobileNum: true, countryDialingCode: true, ...human },
    answer: ['expiredMinutes'],
  },
  {
    says: '[API-09] sms code for registration',
    call: 'POST /wps/verification/sms/register',
    body: { mobileNo: true, countryDialingCode: true, ...human },
    answer: ['expiredMinutes'],
  },
  {
    says: '[API-10] member info',
    call: 'GET /wps/member/info',
    token: true,
    empty: true,
    answer: ['id', 'account', 'nickname', 'type', 'clubLabel'],
  },
  { says: '[API-11] member icon', call: 'GET /wps/member/info/icon', token: true, empty: true },
  {
    says: '[API-12] consolidated funds',
    call: 'GET /wps/member/info/funds/consolidated',
    token: true,
    empty: true,
  },
  {
    says: '[API-13] registration',
    call: 'PUT /wps/member/register',
    isEncrypted: true,
    body: registration,
  },
  {
    says: '[API-14] mobile registration',
    call: 'PUT /wps/member/register/mobile',
    isEncrypted: true,
    body: registration,
  },
  {
    says: '[API-15] change of the password',
    call: 'POST /wps/member/password',
    token: true,
    isEncrypted: true,
    body: { oldPassword: true, newPassword: true, confirmNewPassword: true },
  },
  {
    says: '[API-16] forgotten password by e-mail',
    call: 'POST /wps/member/password/email',
    isFormEncoded: true,
    body: { username: true, email: true },
  },
  {
    says: '[API-17] forgotten password by phone',
    call: 'POST /wps/member/password/verification',
    isEncrypted: true,
    body: { newPassword: true, mobileNum: true, verificationCode: true },
  },
  {
    says: '[API-18] invitation code',
    call: 'GET /wps/agent/affiliate',
    query: { code: true, domain: true },
  },
  {
    says: '[API-19] feedback',
    call: 'PUT /wps/feedback',
    body: { type: true, content: true, contact: true },
  },
]

const systemCalls: ProductCall[] = [
  {
    says: '[API-20] status',
    call: 'GET /wps/system/status',
    answer: [
      'maintenance',
      'regionRestriction',
      'accountTypes',
      'whitelabel',
      'resources',
      'customerService',
      'location',
      'analytics',
      'imageCDNs',
      'launchGameCDNs',
    ],
  },
  { says: '[API-21] whitelabel', call: 'GET /wps/system/whitelabel' },
  { says: '[API-22] domain route', call: 'GET /wps/system/domainRoute' },
  {
    says: '[API-23] registration rules',
    call: 'GET /wps/system/setting/register',
    answer: ['enabled', 'required', 'acceptedPattern', 'patternId', 'minLength', 'maxLength'],
  },
  {
    says: '[API-24] help',
    call: 'GET /wps/system/helpCenter',
    query: { lang: true, device: 'WEB' },
  },
  {
    says: '[API-26] balance',
    call: 'GET /wps/v2/wallets/balance',
    token: true,
    answer: ['balance', 'currencySymbol'],
  },
  {
    says: '[API-27] transfer between wallets',
    call: `POST ${relay}/GCS_walletTransfer`,
    token: true,
  },
  {
    says: '[API-28] merchant wallet',
    call: `GET ${relay}/GCS_merchantWallet`,
    token: true,
    answer: ['isSingle'],
  },
]

const messageCalls: ProductCall[] = [
  { says: '[API-44] announcements', call: `GET ${relay}/MCSFE_getListAnnouncements` },
  {
    says: "[API-45] announcements' content",
    call: `GET ${relay}/MCSFE_getAnnouncementContent`,
    query: { types: ['B,PL,PU,PR,H', 'B,PL,PU,PR'], execution: ['B'], platform: 'W' },
  },
  { says: '[API-47] unread messages', call: `GET ${relay}/CSP_unreadCount`, token: true },
  { says: '[API-67] chat models', call: `GET ${relay}/CBS_modelList` },
  { says: '[API-68] chat', call: `GET ${relay}/CBS_launchChat` },
]

describeCalls('account', [...sessionCalls, ...systemCalls, ...messageCalls])
