import type { Size } from '../../../patterns/sample/textsOf.ts'
import type { Random } from '../random.ts'

const words = [
  'amber',
  'anchor',
  'autumn',
  'basil',
  'beacon',
  'birch',
  'breeze',
  'bridge',
  'canyon',
  'cedar',
  'clover',
  'cobalt',
  'coral',
  'dawn',
  'delta',
  'ember',
  'fern',
  'field',
  'garden',
  'granite',
  'harbor',
  'hazel',
  'indigo',
  'island',
  'jasmine',
  'juniper',
  'lagoon',
  'lantern',
  'lilac',
  'maple',
  'meadow',
  'mosaic',
  'nectar',
  'oak',
  'ocean',
  'olive',
  'orchid',
  'pebble',
  'pine',
  'prairie',
  'quartz',
  'ridge',
  'river',
  'saffron',
  'sage',
  'silver',
  'spruce',
  'summit',
  'tide',
  'valley',
  'velvet',
  'violet',
  'willow',
  'winter',
] as const

/** Plain words of a permitted length; one or two words if the length is free. */
export function plainText(random: Random, { least, most }: Size): string {
  let text: string = random.pick(words)
  if (random.fraction() < 0.5) text += ` ${random.pick(words)}`
  while (text.length < least) text += ` ${random.pick(words)}`
  // A shortened text must not end with a space.
  return text.length > most ? text.slice(0, most).replace(/ $/, 's') : text
}

/** Text of exactly `length` letters. */
export function lettersOf(random: Random, length: number): string {
  let text = ''
  while (text.length < length) text += random.pick(words)
  return text.slice(0, length)
}

/** Text of exactly `length` digits. */
export const digitsOf = (random: Random, length: number) =>
  Array.from({ length }, () => String(random.integer(0, 9))).join('')

/** Classes of characters. Most patterns allow at least one of them. */
const kinds = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789',
  'zyxwvutsrqponmlkjihgfedcba',
  '-_.~!$*+=:;,?@#%&',
  'ÀÉÎÕÜàéîõü',
  'あいうえお',
] as const

/** Texts of characters from a single class, for schemas whose patterns exclude plain words. */
export function* textsOfKinds(random: Random, { least, most }: Size): Generator<string> {
  const length = Math.min(most, Math.max(least, 6))
  for (const kind of kinds) {
    const characters = [...kind]
    yield Array.from({ length }, () => random.pick(characters)).join('')
    for (const character of characters) yield character.repeat(length)
  }
}
