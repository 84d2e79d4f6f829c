import { marketOf } from './markets.ts'
import type { Platform } from './platform.ts'

/** Default settings: a Brazilian platform without access restrictions and without company data. */
export const defaultPlatform: Platform = {
  version: 1,
  maintenance: false,
  regionRestriction: false,
  announcements: true,
  market: marketOf('BR'),
  accountTypes: { agents: [1, 2, 41, 42], trials: [4] },
  whitelabel: [
    {
      modId: 'MEMBER3',
      enabled: true,
      childrenNodes: [
        { modId: 'USERNAMEREG3', enabled: true },
        { modId: 'MOBILENUMREG3', enabled: true },
        { modId: 'MOBILENUMPASSREG3', enabled: true },
        { modId: 'REGMOBVERF3', enabled: false },
        { modId: 'ONECLICKREG3', enabled: true },
        { modId: 'HUMANVERIF3', enabled: false },
        { modId: 'PWDEXPFORCECHANGE3', enabled: true },
        { modId: 'CHNGPASSVERIF3', enabled: false },
        { modId: 'MOBILEVERCODELOGIN3', enabled: true },
        { modId: 'PHONEAUTH3', enabled: false },
        { modId: 'FREEPLAY3', enabled: true },
        {
          modId: 'SOCIALLOGIN3',
          enabled: true,
          childrenNodes: [
            { modId: 'GOOGLELOGIN3', enabled: true },
            { modId: 'FACEBOOKLOGIN3', enabled: true },
          ],
        },
      ],
    },
    {
      modId: 'AGENTPOLICY3',
      enabled: true,
      childrenNodes: [
        { modId: 'DIVIDEND3', enabled: true },
        { modId: 'DAILYSALARY3', enabled: true },
        { modId: 'HOURLYSALARY3', enabled: true },
        { modId: 'REALTIMESALARY3', enabled: true },
      ],
    },
    { modId: 'PTSYS3', enabled: true },
    { modId: 'VIP3', enabled: true },
    { modId: 'REFERRAL3', enabled: true },
    // Lei 14.790/2023 forbids advantages before a bet, such as wheel tickets or envelopes for
    // deposits.
    { modId: 'WHEEL3', enabled: false },
    { modId: 'REDENVELOPE3', enabled: false },
  ],
  // Pages show nothing for settings that are empty.
  customerService: [],
  resources: [],
  licences: {},
  domainRoute: [],
  mainDomain: '',
  analytics: {},
  // No other hosts: pictures and games come from the portal's origin.
  imageCDNs: [],
  launchGameCDNs: [],
  countryCodes: [
    { country: 'BR', dialingCode: '+55', minDigits: 10, maxDigits: 11, example: '11987654321' },
    { country: 'PT', dialingCode: '+351', minDigits: 9, maxDigits: 9, example: '912345678' },
    { country: 'MX', dialingCode: '+52', minDigits: 10, maxDigits: 10, example: '5512345678' },
    { country: 'CO', dialingCode: '+57', minDigits: 10, maxDigits: 10, example: '3001234567' },
    { country: 'PE', dialingCode: '+51', minDigits: 9, maxDigits: 9, example: '912345678' },
    { country: 'AR', dialingCode: '+54', minDigits: 10, maxDigits: 11, example: '91123456789' },
    { country: 'PY', dialingCode: '+595', minDigits: 9, maxDigits: 9, example: '961456789' },
    { country: 'UY', dialingCode: '+598', minDigits: 8, maxDigits: 8, example: '94231234' },
    { country: 'US', dialingCode: '+1', minDigits: 10, maxDigits: 10, example: '2015550123' },
  ],
  affiliates: [],
  cashier: { singleWallet: false },
  memberFiles: { most: 500, megabytes: 200 },
  isDemonstration: false,
}
