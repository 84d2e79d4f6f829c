export type Ears = 'pointed' | 'round' | 'long' | 'tufts' | 'horns' | 'mane' | 'crest'

type Look = {
  ground: string
  coat: string
  detail: string
  ear: Ears
  face: 'snout' | 'beak' | 'bill' | 'wide'
}

const accent = 'var(--art-accent)'
const gold = 'var(--art-gold)'
const deep = 'var(--art-deep)'
const mid = 'var(--art-mid)'
const high = 'var(--art-high)'
const light = 'var(--art-light)'
const warm = 'color-mix(in oklab, var(--art-gold), var(--danger-strong) 45%)'
const leaf = 'color-mix(in oklab, var(--art-accent), var(--art-gold) 45%)'
const sea = 'color-mix(in oklab, var(--art-accent), var(--art-high) 55%)'

const look = (
  ground: string,
  coat: string,
  detail: string,
  ear: Ears,
  face: Look['face'],
): Look => ({ ground, coat, detail, ear, face })

/** Drawings by their names in the contract: a bear, a fox, an owl and others. */
export const avatars: Readonly<Record<string, Look>> = {
  AVATAR_01: look(sea, gold, light, 'round', 'snout'),
  AVATAR_02: look(gold, accent, leaf, 'crest', 'bill'),
  AVATAR_03: look(high, warm, light, 'pointed', 'snout'),
  AVATAR_04: look(accent, gold, warm, 'mane', 'snout'),
  AVATAR_05: look(mid, light, warm, 'crest', 'beak'),
  AVATAR_06: look(leaf, high, mid, 'round', 'snout'),
  AVATAR_07: look(deep, sea, gold, 'tufts', 'beak'),
  AVATAR_08: look(warm, deep, high, 'pointed', 'snout'),
  AVATAR_09: look(accent, light, deep, 'round', 'snout'),
  AVATAR_10: look(gold, leaf, accent, 'round', 'wide'),
  AVATAR_11: look(high, light, gold, 'long', 'snout'),
  AVATAR_12: look(mid, warm, gold, 'horns', 'wide'),
}

/** Shown while the avatar is unknown, and for names that this build has no drawing for. */
export const defaultAvatar: Look = look(mid, high, light, 'round', 'snout')
