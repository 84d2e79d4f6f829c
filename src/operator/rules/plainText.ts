const excerptLength = 40
const end = 12

/** Characters that a screen does not show, or that change how others are shown. */
const invisibleCharacter = /[\p{C}\p{Zl}\p{Zp}]/gu

/** A text with the middle left out when it is long. */
export function shortText(text: string): string {
  const characters = [...text]
  return characters.length <= excerptLength + end + 1
    ? text
    : `${characters.slice(0, excerptLength).join('')}…${characters.slice(-end).join('')}`
}

/**
 * A text that somebody else made, so that every character of it can be seen: controls and marks of
 * direction as `\u{202e}`.
 */
export function visibleText(text: string): string {
  return text.replace(
    invisibleCharacter,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  )
}
