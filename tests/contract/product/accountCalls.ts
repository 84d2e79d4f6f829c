/** The calls of sessions, members, the system, the wallet and messages (spec 7). */
import type { ProductCall } from './productCall.ts'

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
    id: 'API-04',
    says: 'login',
    call: 'POST /wps/session/login',
    encrypted: true,
    body: { username: true, password: true, captcha: true, type: true, ...human },
    answer: ['token', 'firstTimeLogin', 'passwordExpired'],
  },
  { id: 'API-05', says: 'logout', call: 'DELETE /wps/session/logout', token: true },
  {
    id: 'API-06',
    says: 'free play',
    call: 'POST /wps/session/login/freeplay',
    encrypted: true,
    body: { os: true, platform: 'W', random: true, gatewayVersion: 3 },
    answer: ['token'],
  },
  { id: 'API-07', says: 'captcha', call: 'GET /wps/captcha' },
  {
    id: 'API-08',
    says: 'a code by sms without a login',
    call: 'POST /wps/verification/sms/noLogin',
    body: { mobileNum: true, countryDialingCode: true, ...human },
    answer: ['expiredMinutes'],
  },
  {
    id: 'API-09',
    says: 'a code by sms to register',
    call: 'POST /wps/verification/sms/register',
    body: { mobileNo: true, countryDialingCode: true, ...human },
    answer: ['expiredMinutes'],
  },
  {
    id: 'API-10',
    says: 'who is logged in',
    call: 'GET /wps/member/info',
    token: true,
    answer: ['id', 'account', 'nickname', 'type', 'clubLabel'],
  },
  { id: 'API-11', says: 'her icon', call: 'GET /wps/member/info/icon', token: true },
  {
    id: 'API-12',
    says: 'consolidated funds',
    call: 'GET /wps/member/info/funds/consolidated',
    token: true,
  },
  {
    id: 'API-13',
    says: 'registration',
    call: 'PUT /wps/member/register',
    encrypted: true,
    body: registration,
  },
  {
    id: 'API-14',
    says: 'registration by mobile',
    call: 'PUT /wps/member/register/mobile',
    encrypted: true,
    body: registration,
  },
  {
    id: 'API-15',
    says: 'another password',
    call: 'POST /wps/member/password',
    token: true,
    encrypted: true,
    body: { oldPassword: true, newPassword: true, confirmNewPassword: true },
  },
  {
    id: 'API-16',
    says: 'a forgotten password by e-mail',
    call: 'POST /wps/member/password/email',
    formEncoded: true,
    body: { username: true, email: true },
  },
  {
    id: 'API-17',
    says: 'a forgotten password by phone',
    call: 'POST /wps/member/password/verification',
    encrypted: true,
    body: { newPassword: true, mobileNum: true, verificationCode: true },
  },
  {
    id: 'API-18',
    says: 'an invitation code',
    call: 'GET /wps/agent/affiliate',
    query: { code: true, domain: true },
  },
  {
    id: 'API-19',
    says: 'feedback',
    call: 'PUT /wps/feedback',
    body: { type: true, content: true, contact: true },
  },
]

const systemCalls: ProductCall[] = [
  {
    id: 'API-20',
    says: 'status',
    call: 'GET /wps/system/status',
    answer: [
      'whitelabel',
      'resources',
      'customerService',
      'location',
      'analytics',
      'imageCDNs',
      'launchGameCDNs',
    ],
  },
  { id: 'API-21', says: 'whitelabel', call: 'GET /wps/system/whitelabel' },
  { id: 'API-22', says: 'domain route', call: 'GET /wps/system/domainRoute' },
  {
    id: 'API-23',
    says: 'registration rules',
    call: 'GET /wps/system/setting/register',
    answer: ['enabled', 'required', 'acceptedPattern', 'patternId', 'minLength', 'maxLength'],
  },
  {
    id: 'API-24',
    says: 'help',
    call: 'GET /wps/system/helpCenter',
    query: { lang: true, device: 'WEB' },
  },
  {
    id: 'API-26',
    says: 'balance',
    call: 'GET /wps/v2/wallets/balance',
    token: true,
    answer: ['balance', 'currencySymbol'],
  },
  {
    id: 'API-27',
    says: 'a transfer between wallets',
    call: `POST ${relay}/GCS_walletTransfer`,
    token: true,
  },
  {
    id: 'API-28',
    says: 'merchant wallet',
    call: `GET ${relay}/GCS_merchantWallet`,
    token: true,
    answer: ['isSingle'],
  },
]

const messageCalls: ProductCall[] = [
  { id: 'API-44', says: 'announcements', call: `GET ${relay}/MCSFE_getListAnnouncements` },
  {
    id: 'API-45',
    says: "announcements' content",
    call: `GET ${relay}/MCSFE_getAnnouncementContent`,
    query: { types: true, platform: 'W' },
  },
  { id: 'API-47', says: 'unread messages', call: `GET ${relay}/CSP_unreadCount`, token: true },
  { id: 'API-67', says: 'chat models', call: `GET ${relay}/CBS_modelList` },
  { id: 'API-68', says: 'chat', call: `GET ${relay}/CBS_launchChat` },
]

export const accountCalls = [...sessionCalls, ...systemCalls, ...messageCalls]
