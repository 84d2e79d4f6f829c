/**
 * Address of a provider's page: over TLS, or on the portal's own origin, where an emulator serves
 * it.
 * @returns undefined for addresses to which the page must not navigate.
 */
export function redirectTarget(redirectUrl: string, origin: string): string | undefined {
  if (!URL.canParse(redirectUrl, origin)) return undefined
  const url = new URL(redirectUrl, origin)
  return url.protocol === 'https:' || url.origin === origin ? url.href : undefined
}
