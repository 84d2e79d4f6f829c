/** Characters of a text's beginning that a list shows. */
const previewLength = 140

/** How a text begins, on one line, cut at a word. */
export function previewOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= previewLength) return line
  const cut = line.slice(0, previewLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
