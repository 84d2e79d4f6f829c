/** Splits a text into groups of `length` characters, each with its start index. */
export function inGroups(text: string, length: number): { at: number; letters: string }[] {
  const count = Math.ceil(text.length / length)
  return Array.from({ length: count }, (_, index) => {
    const at = index * length
    return { at, letters: text.slice(at, at + length) }
  })
}
