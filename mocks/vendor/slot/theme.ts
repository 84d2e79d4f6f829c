/** Theme of a slot: the symbols that its reels show, related to the motif of its tile. */
import { type Motif, motifNames } from '../../art/motifs.ts'
import type { Machine, SymbolCode } from '../../rules/slot/machine.ts'

/** Motifs that accompany each main motif, the best-paying one first. */
const companions: Readonly<Partial<Record<Motif, readonly [Motif, Motif, Motif]>>> = {
  paw: ['gem', 'bamboo', 'coins'],
  flame: ['pearl', 'sword', 'coins'],
  moon: ['star', 'paw', 'lotus'],
  horns: ['bolt', 'shield', 'coins'],
  coins: ['chest', 'gem', 'horseshoe'],
  wave: ['pearl', 'fish', 'anchor'],
  feather: ['gem', 'flame', 'lotus'],
  fish: ['pearl', 'anchor', 'wave'],
  crown: ['gem', 'shield', 'coins'],
  lotus: ['pearl', 'lamp', 'coins'],
  fruit: ['seven', 'bell', 'star'],
  bamboo: ['lotus', 'coins', 'fish'],
  mask: ['feather', 'star', 'heart'],
  horseshoe: ['star', 'bell', 'coins'],
  gem: ['crown', 'coins', 'star'],
  shield: ['crown', 'sword', 'horns'],
  pearl: ['anchor', 'fish', 'wave'],
  heart: ['crown', 'gem', 'star'],
  sword: ['crown', 'shield', 'flame'],
  star: ['moon', 'gem', 'coins'],
  anchor: ['chest', 'compass', 'coins'],
  wand: ['book', 'potion', 'star'],
  potion: ['wand', 'eye', 'moon'],
  pyramid: ['eye', 'lamp', 'coins'],
  eye: ['pyramid', 'gem', 'lotus'],
  bolt: ['crown', 'temple', 'shield'],
  pick: ['gem', 'chest', 'coins'],
  compass: ['chest', 'book', 'anchor'],
  lamp: ['crown', 'gem', 'coins'],
  temple: ['bolt', 'crown', 'coins'],
  book: ['eye', 'compass', 'lamp'],
  chest: ['crown', 'gem', 'coins'],
  wheel: ['seven', 'gem', 'coins'],
  candy: ['heart', 'gift', 'fruit'],
  bell: ['seven', 'star', 'fruit'],
  seven: ['bell', 'star', 'fruit'],
  clover: ['horseshoe', 'bell', 'coins'],
  volcano: ['gem', 'flame', 'bolt'],
  planet: ['rocket', 'star', 'bolt'],
  rocket: ['planet', 'star', 'bolt'],
  dice: ['seven', 'cards', 'star'],
}

/** Pictures of classic slots, the best-paying one first. */
const classics: readonly Motif[] = ['seven', 'bell', 'star', 'clover', 'gem', 'fruit', 'horseshoe']

const others: readonly [Motif, Motif, Motif] = ['gem', 'star', 'coins']

/** Names of the symbols that are the same in every theme, by symbol code. */
const commonNames: Readonly<Record<SymbolCode, string>> = {
  T: '10',
  B: 'BAR',
  W: 'WILD',
  S: 'SCATTER',
}

/** Pictures of a theme, the best paying one first. */
export function picturesOf(motif: string, mechanic: Machine['mechanic']): readonly Motif[] {
  const main = motifNames.find((name) => name === motif) ?? 'star'
  const beside = mechanic === 'CLASSIC' ? classics : (companions[main] ?? others)
  return [main, ...beside.filter((name) => name !== main)]
}

/**
 * Name of each symbol of a machine by its code, as stored in rounds: a motif, a card rank, `BAR`,
 * `WILD` or `SCATTER`.
 */
export function symbolNames(
  motif: string,
  { mechanic, strips }: Machine,
): Readonly<Record<SymbolCode, string>> {
  const pictures = picturesOf(motif, mechanic)
  const codes = [...new Set(strips.join(''))]
  return Object.fromEntries(
    codes.map((code) => [code, commonNames[code] ?? pictures[Number(code) - 1] ?? code]),
  )
}
