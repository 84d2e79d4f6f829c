/** The calls of games, lotteries, rewards, contracts and points (spec 7). */
import type { ProductCall } from './productCall.ts'

const relay = '/wps/relay'
const listed = {
  clientType: 3,
  platform: true,
  gameType: true,
  vassalage: true,
  language: true,
} as const

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

export const playCalls = [...gameCalls, ...lotteryCalls, ...rewardCalls]
