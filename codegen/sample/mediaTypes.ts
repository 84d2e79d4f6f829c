/** Concrete media types for common media ranges. */
const concreteTypes: Readonly<Record<string, string>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'application/*+json': 'application/hal+json',
  'text/*': 'text/plain',
  'image/*': 'image/png',
  'audio/*': 'audio/mpeg',
  'video/*': 'video/mp4',
}

/** Media type for a `Content-Type` header. The header must not contain a media range. */
export const concreteMediaType = (mediaType: string): string =>
  concreteTypes[mediaType.toLowerCase()] ?? mediaType.replaceAll('*', 'octet-stream')
