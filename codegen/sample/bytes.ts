import type { ByteLimits } from '../contract/bytes.ts'
import { concreteMediaType } from './mediaTypes.ts'

/** The smallest files that programs open, in base64: an image of one pixel. */
const files: Readonly<Record<string, string>> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgON4IAAITAUkATDCHAAAAAElFTkSuQmCC',
  'image/gif': 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
}
/** One byte, for a type of which no file is known. */
const anything = 'AA=='

/** A file of a media type, or undefined when its bodies are no bytes. */
export function sampleBytes(
  range: string,
  limits: ByteLimits,
): { mediaType: string; base64: string } | undefined {
  if (!(range in limits)) return undefined
  const mediaType = concreteMediaType(range)
  return { mediaType, base64: files[mediaType] ?? anything }
}
