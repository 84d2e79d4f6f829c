import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/**
 * Parses a message.
 * @param file name of its file, for the error
 * @throws Error with file and id if the text is not ICU MessageFormat
 */
export function parseNamed(text: string, file: string, id: string): MessageFormatElement[] {
  try {
    return parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : cause
    throw new Error(`${file} ${id}: is not ICU MessageFormat: ${reason}`, { cause })
  }
}
