/** Tests the contract's calls of games, lotteries, rewards, contracts and points. */
import { describeCalls, type ProductCall } from './productCalls.ts'

const relay = '/wps/relay'
const listQuery = {
  clientType: 3,
  platform: true,
  gameType: true,
  vassalage: true,
  language: true,
} as const

const gameCalls: ProductCall[] = [
  {
    says: '[API-29] games',
    call: `GET ${relay}/GCSGAME_gameList`,
    query: {
      ...listQuery,
      merchant: true,
      gameClassify: true,
      gameName: true,
      pageNo: true,
      pageSize: 18,
    },
    answer: ['games', 'totalPages'],
  },
  {
    says: '[API-29] games on the home page',
    call: `GET ${relay}/GCSGAME_gameList`,
    query: { pageSize: [12], language: ['pt', 'en'] },
  },
  {
    says: '[API-30] hot games',
    call: `GET ${relay}/GCSGAME_hotGamesV2`,
    query: {
      merchantCode: true,
      isPlatform: 2,
      gameType: true,
      vassalage: ['', 'PG'],
      platform: 'flash,html5-desktop',
      language: true,
    },
    answer: ['list'],
  },
  {
    says: '[API-31] vendors',
    call: `GET ${relay}/GCSGAME_newGameVendor`,
    query: { platform: 'html5-desktop' },
  },
  { says: '[API-32] game types of vendors', call: `GET ${relay}/GCSGAME_getVassGameType` },
  {
    says: '[API-33] winner board',
    call: `GET ${relay}/GCSGAME_getRankList`,
    query: { gameCategory: 'ALL', language: true, limitNum: 20 },
  },
  { says: '[API-34] favourites', call: `GET ${relay}/MCSFE_getFavoriteGames`, token: true },
  {
    says: '[API-35] list of favourites',
    call: `GET ${relay}/MCSFE_getFavoriteGamesList`,
    token: true,
    query: { ...listQuery, pageNo: true, pageSize: 999 },
    answer: ['content', 'pageNum', 'totalPages'],
  },
  {
    says: '[API-36] addition of a favourite',
    call: `POST ${relay}/MCSFE_addFavoriteGameV2`,
    token: true,
    body: { nodeId: true, vendor: true, gameType: true },
  },
  {
    says: '[API-37] removal of a favourite',
    call: `DELETE ${relay}/MCSFE_removeFavoriteGameV2`,
    token: true,
    query: { nodeId: true, vendor: true, gameType: true },
  },
  {
    says: '[API-38] recent games',
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
  { says: '[API-39] launch fallback', call: `GET ${relay}/GCS_gameLaunchFB` },
  { says: '[API-40] rooms', call: `GET ${relay}/GLS2_roomList` },
  {
    says: '[API-41] lottery lobby',
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
  { says: '[API-48] lottery menus', call: 'GET /lgw/games/game_menus', answer: ['gameMenus'] },
  {
    says: '[API-49] lottery menu',
    call: 'GET /lgw/vn/games/game_menu',
    query: { prizeMode: true, device: 'WEB' },
  },
  { says: '[API-50] recent lotteries', call: 'GET /lgw/vn/games/game_menu/recent' },
  { says: '[API-51] opened numbers', call: 'GET /lgw/vn/numeros/opened/game' },
  { says: '[API-52] opened numbers of all lotteries', call: 'GET /lotto/lgw/games/opened/numero' },
]

const rewardCalls: ProductCall[] = [
  { says: '[API-53] missions', call: `GET ${relay}/MCSFE_getMissionSummaryDetails` },
  { says: "[API-54] missions' leaderboard", call: `GET ${relay}/MCSFE_getMissionLeaderboard` },
  {
    says: '[API-55] dividend contract',
    call: `POST ${relay}/MCS2_processDividendReq`,
    token: true,
  },
  {
    says: '[API-56] daily salary contract',
    call: `POST ${relay}/MCS2_processDailySalContract`,
    token: true,
  },
  {
    says: '[API-57] hourly salary contract',
    call: `POST ${relay}/MCS2_processContractHourSalary`,
    token: true,
  },
  {
    says: '[API-58] real-time salary contract',
    call: `POST ${relay}/MCSFE_processRealTimeSalaryContract`,
    token: true,
  },
  { says: '[API-59] raffle', call: `POST ${relay}/MCS2_claimRafflePromotion`, token: true },
  { says: '[API-60] points', call: `GET ${relay}/MCS2_getPointBalance`, token: true },
  { says: '[API-61] goods', call: `GET ${relay}/MCS2_getPointReward` },
  {
    says: '[API-62] redemption of goods',
    call: `POST ${relay}/passwordCheck/MCS2_redeemPointReward`,
    token: true,
    isEncrypted: true,
  },
  {
    says: '[API-63] redeemed goods',
    call: `GET ${relay}/MCS2_getRedeemPointList`,
    token: true,
  },
  { says: '[API-64] points configuration', call: `GET ${relay}/MCS2_getPointConfig` },
  { says: '[API-65] points details', call: `GET ${relay}/ODSFE2_MemTransDet`, token: true },
  {
    says: '[API-66] conversion of points into money',
    call: `POST ${relay}/passwordCheck/MCS2_convertPoint`,
    token: true,
    isEncrypted: true,
  },
]

describeCalls('play', [...gameCalls, ...lotteryCalls, ...rewardCalls])
