const excerptLength = 40
const end = 12

/** Characters that are invisible, or that change the display of other characters. */
const invisibleCharacter = /[\p{C}\p{Zl}\p{Zp}]/gu

/** Text whose middle is replaced by an ellipsis if it is long. */
export function shortText(text: string): string {
  const characters = [...text]
  return characters.length <= excerptLength + end + 1
    ? text
    : `${characters.slice(0, excerptLength).join('')}…${characters.slice(-end).join('')}`
}

/** Text with every invisible character escaped, such as `\u{202e}`. */
export function visibleText(text: string): string {
  return text.replace(
    invisibleCharacter,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  )
}
