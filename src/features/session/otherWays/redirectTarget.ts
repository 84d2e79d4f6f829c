/**
 * Where a provider's page is: over TLS, or on our own origin, where an emulator plays it.
 * @returns undefined for everything that a page must not be sent to.
 */
export function redirectTarget(redirectUrl: string, origin: string): string | undefined {
  if (!URL.canParse(redirectUrl, origin)) return undefined
  const url = new URL(redirectUrl, origin)
  return url.protocol === 'https:' || url.origin === origin ? url.href : undefined
}
