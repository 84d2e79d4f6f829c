/** Maximum length of a preview, in characters. */
const previewLength = 140

/** Beginning of a text without line breaks, cut between words. */
export function previewOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= previewLength) return line
  const cut = line.slice(0, previewLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
