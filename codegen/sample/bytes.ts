import type { ByteLimits } from '../contract/bytes.ts'

/** The smallest files that programs open, in base64: an image of one pixel. */
const files: Readonly<Record<string, string>> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgON4IAAITAUkATDCHAAAAAElFTkSuQmCC',
  'image/gif': 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
}
/** One byte, for a type of which no file is known. */
const anything = 'AA=='

/** A file of the first type that bytes may be of, or undefined when none may. */
export function sampleBytes(limits: ByteLimits): { mediaType: string; base64: string } | undefined {
  const [mediaType] = Object.keys(limits)
  if (mediaType === undefined) return undefined
  return { mediaType, base64: files[mediaType] ?? anything }
}
