const beginning = 40
const end = 12

/** Characters that a screen does not show, or that change how others are shown. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu

/**
 * A text that somebody else made, so that every character of it can be seen: controls and marks of
 * direction as `\u{202e}`, and the middle of a long one left out.
 */
export function visibleText(text: string): string {
  const characters = [...text]
  const shown =
    characters.length <= beginning + end + 1
      ? text
      : `${characters.slice(0, beginning).join('')}…${characters.slice(-end).join('')}`
  return shown.replace(
    unseen,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  )
}
