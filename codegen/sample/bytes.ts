import type { ByteLimits } from '../contract/bytes.ts'
import { concreteMediaType } from './mediaTypes.ts'

/** Smallest valid files in base64, such as an image of one pixel. */
const files: Readonly<Record<string, string>> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgON4IAAITAUkATDCHAAAAAElFTkSuQmCC',
  'image/gif': 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
}
/** One byte for types without a known file. */
const anything = 'AA=='

/**
 * Smallest files of types that share a syntax. JSON is a text, which the schema of a file allows.
 */
const families: readonly (readonly [RegExp, string])[] = [
  [/[/+]json$/, btoa('"file"')],
  [/[/+]xml$/, btoa('<file/>')],
  [/^text\//, btoa('file')],
]

const fileOf = (mediaType: string) =>
  files[mediaType] ?? families.find(([pattern]) => pattern.test(mediaType))?.[1] ?? anything

/** File of a media type; undefined when its bodies are no bytes. */
export function sampleBytes(
  range: string,
  limits: ByteLimits,
): { mediaType: string; base64: string } | undefined {
  const limit = limits[range]
  if (limit === undefined) return undefined
  const mediaType = concreteMediaType(range)
  const essence = mediaType.split(';')[0]?.trim().toLowerCase() ?? ''
  const file = fileOf(essence)
  const fits = limit === null || atob(file).length <= limit
  return { mediaType, base64: fits ? file : anything }
}
