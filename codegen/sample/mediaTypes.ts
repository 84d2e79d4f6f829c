/** Ranges that contracts write where a type is meant, each with the type that is spoken for it. */
const spokenFor: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'application/*+json': 'application/hal+json',
  'text/*': 'text/plain',
  'image/*': 'image/png',
  'audio/*': 'audio/mpeg',
  'video/*': 'video/mp4',
}

/** A media type that can stand in `Content-Type`: a range is no such thing. */
export const concreteMediaType = (mediaType: string): string =>
  spokenFor[mediaType.toLowerCase()] ?? mediaType.replaceAll('*', 'octet-stream')
