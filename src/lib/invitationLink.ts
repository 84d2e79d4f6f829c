import { isLoopback } from './loopback.ts'

/** Location of the page that shows the link. */
type Place = Pick<Location, 'origin' | 'hostname'>

/**
 * Link to the registration with a referral or invitation code. Its origin is that of the page that
 * shows it.
 * @param domain host on which alone the invitation is valid. A loopback page ignores it, since a
 * local platform does not serve that host.
 */
export function invitationLink(
  { origin, hostname }: Place,
  code: string,
  domain: string = hostname,
): string {
  const base = domain === hostname || isLoopback(hostname) ? origin : `https://${domain}`
  return `${base}/register?referralCode=${encodeURIComponent(code)}`
}
