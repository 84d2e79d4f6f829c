import type { ByteLimits } from '../contract/bytes.ts'
import { concreteMediaType } from './mediaTypes.ts'

/** Smallest valid files in base64, by media type, such as an image of one pixel. */
const files: Readonly<Record<string, string>> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgON4IAAITAUkATDCHAAAAAElFTkSuQmCC',
  'image/gif': 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
}
/** File of one byte for media types that are not listed. */
const anything = 'AA=='

/**
 * Smallest valid files for families of media types. The content of the JSON file is a JSON string,
 * since the schema of a file allows only strings.
 */
const families: readonly (readonly [RegExp, string])[] = [
  [/[/+]json$/, btoa('"file"')],
  [/[/+]xml$/, btoa('<file/>')],
  [/^text\//, btoa('file')],
]

const fileOf = (mediaType: string) =>
  files[mediaType] ?? families.find(([pattern]) => pattern.test(mediaType))?.[1] ?? anything

/**
 * Smallest file of a media type within the size limit.
 * @param range documented media type or range.
 * @returns undefined if bodies of this media type are not files.
 */
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
