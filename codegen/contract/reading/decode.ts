import { isUtf8 } from 'node:buffer'
import { type Position, positionAt } from './positions.ts'

/** Why bytes are no text, and where it shows. */
type Undecoded = { reason: string; position: Position }

/**
 * The text of a file's bytes, without a byte order mark, with `\n` at the ends of lines; or why it
 * is none.
 */
export function decode(bytes: Buffer): { text: string } | Undecoded {
  const encoding = encodingOf(bytes)
  // The decoder takes a byte order mark away.
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
