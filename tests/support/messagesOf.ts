import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { flattenMessages } from '../../scripts/messages/catalogues.ts'
import type { MessageId } from '../../src/kit/i18n/messageIds.ts'

const localesFolder = fileURLToPath(new URL('../../locales', import.meta.url))

/**
 * Returns a function that makes a pattern for a message of a language. The pattern matches the text
 * with any inserted values and any white space.
 * @param code language with a catalogue, such as `ar`
 */
export function messagesOf(code: string): (id: MessageId) => RegExp {
  const texts = flattenMessages(
    JSON.parse(readFileSync(join(localesFolder, `${code}.json`), 'utf8')),
  )
  return (id) => {
    const text = texts[id]
    if (text === undefined) throw new Error(`The catalogue of ${code} lacks ${id}`)
    return new RegExp(`^\\s*${patternOf(parse(text))}(?: \\*)?\\s*$`, 'u')
  }
}

const patternOf = (pieces: readonly MessageFormatElement[]): string =>
  pieces.map((piece) => (piece.type === 0 ? patternOfText(piece.value) : '[^]*')).join('')

const patternOfText = (text: string): string =>
  text
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('\\s+')
