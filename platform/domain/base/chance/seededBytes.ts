import type { RandomBytes } from './chance.ts'

/** FNV-1a over the text's UTF-16 code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/** Pseudo-random bytes that are the same for the same seed (mulberry32); never for secrets. */
export function seededBytes(seed: string): RandomBytes {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return (count) => Uint8Array.from({ length: count }, () => next() >>> 24)
}
