import { useIntl } from 'react-intl'
import type source from '../../../../locales/en.json'

type KnownName = keyof (typeof source)['records']['bet']['motifs']

/** Slot symbols and fishing targets that have a translated name. */
const knownNames: ReadonlySet<string> = new Set<KnownName>([
  'anchor',
  'bamboo',
  'bell',
  'bolt',
  'bombFish',
  'book',
  'butterflyfish',
  'candy',
  'cards',
  'chest',
  'clover',
  'clownfish',
  'coins',
  'compass',
  'crown',
  'dice',
  'eye',
  'feather',
  'fish',
  'flame',
  'fruit',
  'gem',
  'gift',
  'heart',
  'horns',
  'horseshoe',
  'jellyfish',
  'kraken',
  'lamp',
  'lotus',
  'mask',
  'moon',
  'paw',
  'pearl',
  'pick',
  'planet',
  'potion',
  'pufferfish',
  'pyramid',
  'ray',
  'rocket',
  'sardine',
  'SCATTER',
  'seahorse',
  'seven',
  'shark',
  'shield',
  'star',
  'sword',
  'temple',
  'turtle',
  'volcano',
  'wand',
  'wave',
  'whale',
  'wheel',
  'WILD',
])

const isKnown = (name: string): name is KnownName => knownNames.has(name)

/** Name of a symbol in the language of the page; ranks and unknown symbols keep their spelling. */
export function useSymbolName(): (name: string) => string {
  const intl = useIntl()
  return (name) => (isKnown(name) ? intl.formatMessage({ id: `records.bet.motifs.${name}` }) : name)
}
