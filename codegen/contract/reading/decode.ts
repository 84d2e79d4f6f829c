import { isUtf8 } from 'node:buffer'
import { type Position, positionAt } from './positions.ts'

/** Reason why bytes cannot be decoded as text, and the position of the first invalid character. */
type Undecoded = { reason: string; position: Position }

/**
 * Decodes a file's bytes as UTF-8 or UTF-16. Drops a byte order mark, and converts line ends to
 * `\n`.
 * @returns the text, or the reason why the bytes are not text.
 */
export function decode(bytes: Buffer): { text: string } | Undecoded {
  const encoding = encodingOf(bytes)
  // `TextDecoder` drops a byte order mark.
  const text = new TextDecoder(encoding).decode(bytes)
  const nothing = text.indexOf('\0')
  if (nothing !== -1) {
    return {
      reason: 'is no text, so no contract: it has a null byte here; give a file of YAML or JSON',
      position: positionAt(text, nothing),
    }
  }
  if (encoding === 'utf-8' && !isUtf8(bytes)) {
    return {
      reason: 'is no text in UTF-8: it has a byte here that is none of it; save it as UTF-8',
      position: positionAt(text, text.indexOf('\ufffd')),
    }
  }
  return { text: text.includes('\r') ? text.replaceAll('\r\n', '\n') : text }
}

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}
