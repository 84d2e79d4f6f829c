/** Name without case and separators: `petId` and `pet_id` are equal. */
export const canonical = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Lower-case words of a name: `starting_after` and `startingAfter` have two words. */
export const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Approximate singular of an English noun, to compare names. */
export function singular(noun: string): string {
  if (/ies$/.test(noun)) return noun.replace(/ies$/, 'y')
  if (/(ss|sh|ch|x|z)es$/.test(noun)) return noun.replace(/es$/, '')
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun
}

/** Plurals of an English noun, to compare names. */
export const plurals = (noun: string) => [
  `${noun}s`,
  ...(/(s|sh|ch|x|z)$/.test(noun) ? [`${noun}es`] : []),
  ...(/[^aeiou]y$/.test(noun) ? [`${noun.slice(0, -1)}ies`] : []),
]
