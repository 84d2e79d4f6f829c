/** Motifs of banners. They fit the name of the banner, so that no motif is random. */
import { pick } from '../../platform/domain/base/chance/pickers.ts'
import type { GameType } from '../../platform/domain/base/content/vendor.ts'
import { vendors } from '../content/games/vendors.ts'
import { type Motif, motifNames } from './motifs.ts'

/**
 * Motifs by banner name, or by the first word of names that end with a number. The main motif is
 * first.
 */
const subjects: Readonly<Record<string, readonly Motif[]>> = {
  // Banners of goods in the points mall.
  bonus: ['coins', 'gem', 'star'],
  'copo-termico': ['cup'],
  'camisa-portico': ['jersey', 'ball', 'trophy'],
  'fone-bluetooth': ['headphones'],
  smartwatch: ['watch'],
  smartphone: ['phone'],
  'console-edicao-limitada': ['gamepad'],
  // Banners of promotions.
  'black-november': ['gift', 'star', 'coins'],
  'pix-em-dobro': ['coins', 'bolt', 'phone'],
  'desafio-diario': ['target', 'calendar', 'trophy'],
  'natal-premiado': ['tree', 'gift', 'star'],
  'semana-da-republica': ['calendar', 'flag', 'star'],
  'boas-vindas': ['gift', 'heart', 'star'],
  'primeira-semana': ['calendar', 'clover', 'star'],
  'sorteio-da-semana': ['ticket', 'balls', 'coins'],
  'chuva-de-envelopes': ['envelope', 'envelope', 'coins'],
  'cashback-semanal': ['coins', 'calendar', 'chest'],
  'maratona-do-cashback': ['trophy', 'coins', 'flag'],
  'clube-vip': ['crown', 'gem', 'star'],
  'aniversario-vip': ['gift', 'crown', 'candy'],
  // Banners of activities for which members apply.
  'print-da-vitoria': ['trophy', 'phone', 'star'],
  'presente-de-aniversario': ['gift', 'candy', 'heart'],
  'avalie-o-app': ['phone', 'star', 'star'],
  'arvore-de-natal': ['tree', 'gift', 'star'],
  // Banners and announcements.
  'weekend-spins': ['seven', 'fruit', 'bell'],
  'live-tables': ['cards', 'wheel', 'dice'],
  missions: ['target', 'trophy', 'star'],
  'play-safely': ['shield', 'heart', 'bell'],
  'slot-of-the-month': ['seven', 'crown', 'calendar'],
  invite: ['friends', 'gift', 'coins'],
  app: ['phone', 'bell', 'star'],
  'welcome-back': ['heart', 'gift', 'star'],
  'sign-up': ['gift', 'friends', 'star'],
  'password-safety': ['shield', 'eye', 'bolt'],
}

/** Motif of a banner without known motifs. */
const neutralMotif: Motif = 'star'

/**
 * Motifs of a banner. If `subjects` has no entry for the banner's name or its first word, each word
 * of the name that is the name of a motif gives a motif. Empty if there are none.
 */
export function bannerSubject(name: string): readonly Motif[] {
  const words = name.split('-')
  return (
    subjects[name] ??
    subjects[words[0] ?? ''] ??
    words.flatMap((word) => motifNames.filter((motif) => motif === word))
  )
}

/** Three motifs of a banner, the main motif first. */
export function bannerMotifs(name: string): readonly Motif[] {
  const [main = neutralMotif, left = main, right = left] = bannerSubject(name)
  return [main, left, right]
}

const typeMotifs: Readonly<Record<GameType, readonly Motif[]>> = {
  RNG: ['seven', 'fruit', 'bell', 'gem', 'clover', 'coins'],
  LIVE: ['cards', 'wheel', 'dice'],
  FISH: ['fish', 'wave'],
  PVP: ['cards', 'wheel', 'dice'],
  SPORTS: ['ball', 'trophy', 'basketball'],
  ESPORTS: ['gamepad', 'target'],
  LOTT: ['balls', 'ticket'],
  ELOTT: ['balls', 'ticket'],
}

/** Fixed motifs of vendors, including the vendors of lotteries. */
const vendorMotifs: Readonly<Record<string, Motif>> = {
  SBT: 'trophy',
  IBC: 'racket',
  UG: 'ball',
  CMD: 'basketball',
  SV3: 'feather',
  SPB: 'plane',
  LOTT: 'balls',
  ELOTT: 'balls',
  TCG_SEA: 'balls',
  TCG_LOTTO_VN: 'balls',
}

/**
 * Motif of a vendor's banner: the vendor's own motif, or else one for the most frequent type of its
 * games.
 */
export function vendorMotif(code: string): Motif {
  const own = vendorMotifs[code]
  if (own !== undefined) return own
  const games = vendors.find((vendor) => vendor.code === code)?.games ?? {}
  // The cast is safe: the keys of `games` are game types. `Object.entries` types them as strings.
  const counts = Object.entries(games) as [GameType, number][]
  const [most] = counts.toSorted(([, one], [, other]) => other - one)
  return most ? pick(`${code}/motif`, typeMotifs[most[0]]) : neutralMotif
}
