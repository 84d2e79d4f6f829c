import { isLoopback } from './loopback.ts'

/** Location of the page that shows the link. */
type Place = Pick<Location, 'origin' | 'hostname'>

/**
 * Link to the registration page with a referral or invitation code.
 * @param domain host of the link: the only host on which the invitation is valid; the page's host
 * by default. A page on a loopback host always uses its own origin, since a local platform does not
 * serve other hosts.
 */
export function invitationLink(
  { origin, hostname }: Place,
  code: string,
  domain: string = hostname,
): string {
  const base = domain === hostname || isLoopback(hostname) ? origin : `https://${domain}`
  return `${base}/register?referralCode=${encodeURIComponent(code)}`
}
