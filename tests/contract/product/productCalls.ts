/**
 * The calls that the product names (spec 7), as it names them: what the contract must have, whatever
 * it has besides. A `!` in front of a parameter's value says that it is the only one.
 */
export type ProductCall = {
  id: string
  /** The whole requirement in a few words, for the test's title. */
  says: string
  call: string
  /** Query parameters; a value is their only one or their default. */
  query?: Record<string, true | string | number>
  /** Fields of the request's body; a value is the only one that is taken. */
  body?: Record<string, true | string | number>
  /** Fields that stand together in the answer. */
  answer?: string[]
  encrypted?: true
  formEncoded?: true
  token?: true
}

const relay = '/wps/relay'
const listed = {
  clientType: 3,
  platform: true,
  gameType: true,
  vassalage: true,
  language: true,
} as const
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
    body: { os: true, platform: 'W', randomString: true, gatewayVersion: 3 },
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
    body: { questionType: true, content: true, contact: true },
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

const gameCalls: ProductCall[] = [
  {
    id: 'API-29',
    says: 'games',
    call: `GET ${relay}/GCSGAME_gameList`,
    query: {
      ...listed,
      merchant: true,
      gameClassify: true,
      gameName: true,
      pageNo: true,
      pageSize: 18,
    },
    answer: ['games', 'totalPages'],
  },
  {
    id: 'API-30',
    says: 'hot games',
    call: `GET ${relay}/GCSGAME_hotGamesV2`,
    query: {
      merchantCode: true,
      isPlatform: 2,
      gameType: true,
      vassalage: true,
      platform: 'flash,html5-desktop',
      language: true,
    },
    answer: ['list'],
  },
  {
    id: 'API-31',
    says: 'vendors',
    call: `GET ${relay}/GCSGAME_newGameVendor`,
    query: { platform: 'html5-desktop' },
  },
  { id: 'API-32', says: 'game types of vendors', call: `GET ${relay}/GCSGAME_getVassGameType` },
  {
    id: 'API-33',
    says: 'winner board',
    call: `GET ${relay}/GCSGAME_getRankList`,
    query: { gameCategory: 'ALL', language: true, limitNum: 20 },
  },
  { id: 'API-34', says: 'favourites', call: `GET ${relay}/MCSFE_getFavoriteGames`, token: true },
  {
    id: 'API-35',
    says: 'list of favourites',
    call: `GET ${relay}/MCSFE_getFavoriteGamesList`,
    token: true,
    query: { ...listed, pageNo: true, pageSize: true },
    answer: ['content', 'pageNum', 'totalPages'],
  },
  {
    id: 'API-36',
    says: 'another favourite',
    call: `POST ${relay}/MCSFE_addFavoriteGameV2`,
    token: true,
    body: { nodeId: true, vendor: true, gameType: true },
  },
  {
    id: 'API-37',
    says: 'a favourite less',
    call: `DELETE ${relay}/MCSFE_removeFavoriteGameV2`,
    token: true,
  },
  {
    id: 'API-38',
    says: 'recent games',
    call: `GET ${relay}/GCS_recentGame`,
    token: true,
    query: {
      page: true,
      pageSize: true,
      gameType: true,
      vassalage: true,
      language: true,
      clientType: 3,
    },
    answer: ['list'],
  },
  { id: 'API-39', says: 'launch fallback', call: `GET ${relay}/GCS_gameLaunchFB` },
  { id: 'API-40', says: 'rooms', call: `GET ${relay}/GLS2_roomList` },
  {
    id: 'API-41',
    says: 'lottery lobby',
    call: 'POST /wps/game/launchGame',
    body: {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: true,
      gameCode: true,
      view: true,
      device: true,
      backUrl: true,
      language: true,
    },
  },
]

const lotteryCalls: ProductCall[] = [
  { id: 'API-48', says: 'lottery menus', call: 'GET /lgw/games/game_menus', answer: ['gameMenus'] },
  {
    id: 'API-49',
    says: 'a lottery menu',
    call: 'GET /lgw/vn/games/game_menu',
    query: { prizeMode: true, device: 'WEB' },
  },
  { id: 'API-50', says: 'recent lotteries', call: 'GET /lgw/vn/games/game_menu/recent' },
  { id: 'API-51', says: 'opened numbers', call: 'GET /lgw/vn/numeros/opened/game' },
  { id: 'API-52', says: 'opened numbers of all', call: 'GET /lotto/lgw/games/opened/numero' },
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

const rewardCalls: ProductCall[] = [
  { id: 'API-53', says: 'missions', call: `GET ${relay}/MCSFE_getMissionSummaryDetails` },
  { id: 'API-54', says: "missions' leaderboard", call: `GET ${relay}/MCSFE_getMissionLeaderboard` },
  {
    id: 'API-55',
    says: 'dividend contract',
    call: `POST ${relay}/MCS2_processDividendReq`,
    token: true,
  },
  {
    id: 'API-56',
    says: 'daily salary contract',
    call: `POST ${relay}/MCS2_processDailySalContract`,
    token: true,
  },
  {
    id: 'API-57',
    says: 'hourly salary contract',
    call: `POST ${relay}/MCS2_processContractHourSalary`,
    token: true,
  },
  {
    id: 'API-58',
    says: 'real-time salary contract',
    call: `POST ${relay}/MCSFE_processRealTimeSalaryContract`,
    token: true,
  },
  { id: 'API-59', says: 'raffle', call: `POST ${relay}/MCS2_claimRafflePromotion`, token: true },
  { id: 'API-60', says: 'points', call: `GET ${relay}/MCS2_getPointBalance`, token: true },
  { id: 'API-61', says: 'goods', call: `GET ${relay}/MCS2_getPointReward` },
  {
    id: 'API-62',
    says: 'goods for points',
    call: `POST ${relay}/passwordCheck/MCS2_redeemPointReward`,
    token: true,
    encrypted: true,
  },
  {
    id: 'API-63',
    says: 'redeemed goods',
    call: `GET ${relay}/MCS2_getRedeemPointList`,
    token: true,
  },
  { id: 'API-64', says: 'how points are earned', call: `GET ${relay}/MCS2_getPointConfig` },
  { id: 'API-65', says: 'points details', call: `GET ${relay}/ODSFE2_MemTransDet`, token: true },
  {
    id: 'API-66',
    says: 'money for points',
    call: `POST ${relay}/passwordCheck/MCS2_convertPoint`,
    token: true,
    encrypted: true,
  },
]

export const productCalls: readonly ProductCall[] = [
  ...sessionCalls,
  ...systemCalls,
  ...gameCalls,
  ...lotteryCalls,
  ...messageCalls,
  ...rewardCalls,
]
