/** Lotteries: operator, draw times, and format of a draw. */

import { nameLanguages, type Title } from '../../../platform/domain/base/content/gameNames.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { type LotteryRules, lotteryRtp } from '../../rules/lottery/lotteryPlays.ts'

type Schemas = components['schemas']
type DrawFormat = Schemas['DrawFormat']
export type LotteryGroup = Schemas['LotteryGroup']

/** Draw times of a lottery. Hours and days are in UTC. */
export type DrawTimes =
  | { kind: 'every'; minutes: number }
  /** Days of the week, starting with 0 for Sunday. */
  | { kind: 'weekly'; days: readonly number[]; hour: number; minute: number }
  | { kind: 'monthly'; dates: readonly number[]; hour: number; minute: number }

export type LotteryGame = {
  code: string
  vendor: 'TCG_LOTTO_VN' | 'TCG_SEA' | 'LOTT' | 'ELOTT'
  gameType: 'LOTT' | 'ELOTT'
  /** Group in the lottery menu, and the category of the game in the lobby. */
  gameClassify: LotteryGroup
  title: Title
  motif: 'balls' | 'dice' | 'bolt'
  times: DrawTimes
  format: DrawFormat
  /** Highest number that can be drawn in a lotto; undefined for other formats. */
  pool?: number
  /** Minutes from the end of the ticket sales to the draw. */
  closesBefore: number
}

const daily = [0, 1, 2, 3, 4, 5, 6]

/** Title in Portuguese, and one text for all other languages. */
const title = (pt: string, en: string): Title => ({
  head: nameLanguages.map((language) => (language === 'pt' ? pt : en)),
})

/** Provinces of Vietnam with their draw days, starting with 0 for Sunday. */
const southern: [string, string, number[]][] = [
  ['HCM', 'TP. Hồ Chí Minh', [1, 6]],
  ['DT', 'Đồng Tháp', [1]],
  ['CM', 'Cà Mau', [1]],
  ['BTR', 'Bến Tre', [2]],
  ['VT', 'Vũng Tàu', [2]],
  ['BL', 'Bạc Liêu', [2]],
  ['DNI', 'Đồng Nai', [3]],
  ['CT', 'Cần Thơ', [3]],
  ['ST', 'Sóc Trăng', [3]],
  ['TN', 'Tây Ninh', [4]],
  ['AG', 'An Giang', [4]],
  ['BTH', 'Bình Thuận', [4]],
  ['VL', 'Vĩnh Long', [5]],
  ['BD', 'Bình Dương', [5]],
  ['TV', 'Trà Vinh', [5]],
  ['LA', 'Long An', [6]],
  ['BP', 'Bình Phước', [6]],
  ['HG', 'Hậu Giang', [6]],
  ['TG', 'Tiền Giang', [0]],
  ['KG', 'Kiên Giang', [0]],
  ['DL', 'Đà Lạt', [0]],
]
const central: [string, string, number[]][] = [
  ['TTH', 'Thừa Thiên Huế', [0, 1]],
  ['PY', 'Phú Yên', [1]],
  ['DLK', 'Đắk Lắk', [2]],
  ['QNM', 'Quảng Nam', [2]],
  ['DNA', 'Đà Nẵng', [3, 6]],
  ['KH', 'Khánh Hòa', [0, 3]],
  ['BDI', 'Bình Định', [4]],
  ['QT', 'Quảng Trị', [4]],
  ['QB', 'Quảng Bình', [4]],
  ['GL', 'Gia Lai', [5]],
  ['NT', 'Ninh Thuận', [5]],
  ['QNG', 'Quảng Ngãi', [6]],
  ['DNO', 'Đắk Nông', [6]],
  ['KT', 'Kon Tum', [0]],
]

const province =
  (region: 'SOUTH' | 'CENTRAL', hour: number) =>
  ([code, name, days]: [string, string, number[]]): LotteryGame => ({
    code: `VN_${region}_${code}`,
    vendor: 'TCG_LOTTO_VN',
    gameType: 'ELOTT',
    gameClassify: `VN_${region}`,
    title: title(name, name),
    motif: 'balls',
    times: { kind: 'weekly', days, hour, minute: 15 },
    format: 'VN_SOUTH',
    closesBefore: 15,
  })

type Quick = [code: string, pt: string, en: string, minutes: number, format: DrawFormat]

const makeQuickGame =
  (vendor: LotteryGame['vendor'], gameClassify: LotteryGame['gameClassify']) =>
  ([code, pt, en, minutes, format]: Quick): LotteryGame => ({
    code,
    vendor,
    gameClassify,
    format,
    gameType: 'ELOTT',
    title: title(pt, en),
    motif: format === 'DICE_3' ? 'dice' : 'bolt',
    times: { kind: 'every', minutes },
    closesBefore: minutes === 1 ? 0.1 : 0.25,
  })

type Slow = [
  code: string,
  names: [pt: string, en: string],
  days: readonly number[],
  time: [hour: number, minute: number],
  format: DrawFormat,
  pool?: number,
]

const makeSlowGame =
  (vendor: LotteryGame['vendor'], gameClassify: LotteryGame['gameClassify']) =>
  ([code, [pt, en], days, [hour, minute], format, pool]: Slow): LotteryGame => ({
    code,
    vendor,
    gameClassify,
    format,
    ...(pool !== undefined && { pool }),
    gameType: 'LOTT',
    title: title(pt, en),
    motif: 'balls',
    times: { kind: 'weekly', days, hour, minute },
    closesBefore: 15,
  })

const vietnam: LotteryGame[] = [
  {
    code: 'VN_NORTH',
    vendor: 'TCG_LOTTO_VN',
    gameType: 'ELOTT',
    gameClassify: 'VN_NORTH',
    title: title('Miền Bắc · Norte', 'Miền Bắc · North'),
    motif: 'balls',
    times: { kind: 'weekly', days: daily, hour: 11, minute: 15 },
    format: 'VN_NORTH',
    closesBefore: 15,
  },
  ...southern.map(province('SOUTH', 9)),
  ...central.map(province('CENTRAL', 10)),
  ...(
    [
      ['VN_1MIN', 'Hà Nội 1 minuto', 'Hà Nội 1 min', 1, 'VN_SOUTH'],
      ['VN_2MIN', 'Sài Gòn 2 minutos', 'Sài Gòn 2 min', 2, 'VN_SOUTH'],
      ['VN_5MIN', 'Hà Nội 5 minutos', 'Hà Nội 5 min', 5, 'VN_NORTH'],
    ] satisfies Quick[]
  ).map(makeQuickGame('TCG_LOTTO_VN', 'VN_QUICK')),
]

const southEastAsia: LotteryGame[] = [
  {
    code: 'SEA_TH_GOV',
    vendor: 'TCG_SEA',
    gameType: 'LOTT',
    gameClassify: 'SEA_THAILAND',
    title: title('Tailândia · Governo', 'Thailand · Government'),
    motif: 'balls',
    times: { kind: 'monthly', dates: [1, 16], hour: 8, minute: 30 },
    format: 'THAI',
    closesBefore: 30,
  },
  ...(
    [
      ['SEA_TH_GSB', ['Tailândia · GSB', 'Thailand · GSB'], [1, 4], [8, 0], 'THAI'],
      [
        'SEA_TH_STOCK',
        ['Tailândia · Bolsa', 'Thailand · Stocks'],
        [1, 2, 3, 4, 5],
        [9, 30],
        'DIGITS_3',
      ],
    ] satisfies Slow[]
  ).map(makeSlowGame('TCG_SEA', 'SEA_THAILAND')),
  ...(
    [
      [
        'SEA_LA_DEV',
        ['Laos · Desenvolvimento', 'Laos · Development'],
        [1, 3, 5],
        [13, 30],
        'DIGITS_4',
      ],
      ['SEA_LA_STAR', ['Laos · Estrela', 'Laos · Star'], daily, [8, 45], 'DIGITS_4'],
      ['SEA_KH_DAY', ['Camboja · Tarde', 'Cambodia · Afternoon'], daily, [6, 0], 'DIGITS_4'],
      ['SEA_KH_NIGHT', ['Camboja · Noite', 'Cambodia · Evening'], daily, [12, 30], 'DIGITS_4'],
    ] satisfies Slow[]
  ).map(makeSlowGame('TCG_SEA', 'SEA_MEKONG')),
  ...(
    [
      ['SEA_MY_4D', ['Malásia 4D', 'Malaysia 4D'], [0, 3, 6], [11, 0], 'DIGITS_4'],
      ['SEA_SG_4D', ['Singapura 4D', 'Singapore 4D'], [0, 3, 6], [10, 30], 'DIGITS_4'],
      ['SEA_SG_TOTO', ['Singapura Toto', 'Singapore Toto'], [1, 4], [10, 30], 'LOTTO_6', 49],
      ['SEA_ID_4D', ['Indonésia 4D', 'Indonesia 4D'], daily, [16, 0], 'DIGITS_4'],
      ['SEA_PH_645', ['Filipinas 6/45', 'Philippines 6/45'], [1, 3, 5], [13, 0], 'LOTTO_6', 45],
    ] satisfies Slow[]
  ).map(makeSlowGame('TCG_SEA', 'SEA_ISLANDS')),
]

const brazil: LotteryGame[] = [
  // 21:00 in São Paulo is midnight UTC.
  ...(
    [
      ['LOTT_SEIS', ['Mega Seis', 'Mega Six'], [0, 3, 5], [0, 0], 'LOTTO_6', 60],
      ['LOTT_CINCO', ['Cinco de Ouro', 'Golden Five'], daily, [0, 0], 'DIGITS_5'],
      ['LOTT_TARDE', ['Loto da Tarde', 'Afternoon Lotto'], daily, [17, 0], 'LOTTO_6', 45],
      ['LOTT_MILHAR', ['Milhar do Dia', 'Daily Four'], daily, [21, 0], 'DIGITS_4'],
    ] satisfies Slow[]
  ).map(makeSlowGame('LOTT', 'NATIONAL')),
  ...(
    [
      ['ELOTT_5D_1', '5D 1 minuto', '5D 1 min', 1, 'DIGITS_5'],
      ['ELOTT_5D_3', '5D 3 minutos', '5D 3 min', 3, 'DIGITS_5'],
      ['ELOTT_5D_5', '5D 5 minutos', '5D 5 min', 5, 'DIGITS_5'],
      ['ELOTT_K3_1', 'K3 1 minuto', 'K3 1 min', 1, 'DICE_3'],
      ['ELOTT_K3_3', 'K3 3 minutos', 'K3 3 min', 3, 'DICE_3'],
      ['ELOTT_RACE_1', 'Corrida 10 · 1 minuto', 'Race 10 · 1 min', 1, 'RACE_10'],
      ['ELOTT_RACE_5', 'Corrida 10 · 5 minutos', 'Race 10 · 5 min', 5, 'RACE_10'],
      ['ELOTT_KENO_5', 'Keno 5 minutos', 'Keno 5 min', 5, 'KENO_20'],
    ] satisfies Quick[]
  ).map(makeQuickGame('ELOTT', 'QUICK')),
]

/** All lotteries, in the order of the lottery menus. */
export const lotteryCatalogue: readonly LotteryGame[] = [...vietnam, ...southEastAsia, ...brazil]

const byCode = new Map(lotteryCatalogue.map((lottery) => [lottery.code, lottery]))

export const findLottery = (code: string): LotteryGame | undefined => byCode.get(code)

export const lotteryRulesOf = ({ format, pool, gameType }: LotteryGame): LotteryRules => ({
  format,
  rtp: lotteryRtp[gameType],
  ...(pool !== undefined && { pool }),
})
