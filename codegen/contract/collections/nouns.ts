/** Lower-case name without separators: `petId` and `pet_id` become equal. */
export const canonical = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Words of a name in lower case: `starting_after` and `startingAfter` both have two words. */
export const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Approximate singular of an English noun, for comparisons of names. */
export function singular(noun: string): string {
  if (/ies$/.test(noun)) return noun.replace(/ies$/, 'y')
  if (/(ss|sh|ch|x|z)es$/.test(noun)) return noun.replace(/es$/, '')
  return /[^s]s$/.test(noun) ? noun.slice(0, -1) : noun
}

/** Possible plurals of an English noun, for comparisons of names. */
export const plurals = (noun: string) => [
  `${noun}s`,
  ...(/(s|sh|ch|x|z)$/.test(noun) ? [`${noun}es`] : []),
  ...(/[^aeiou]y$/.test(noun) ? [`${noun.slice(0, -1)}ies`] : []),
]
