import { isLoopback } from './loopback.ts'

/** Page on which a link is shown. */
type Place = Pick<Location, 'origin' | 'hostname'>

/**
 * Link to the registration with a referral or invitation code, on the address of the page that
 * shows it.
 * @param domain other host on which alone an invitation is valid. A loopback page ignores it, since
 * a platform on this machine does not have that address.
 */
export function invitationLink(
  { origin, hostname }: Place,
  code: string,
  domain: string = hostname,
): string {
  const base = domain === hostname || isLoopback(hostname) ? origin : `https://${domain}`
  return `${base}/register?referralCode=${encodeURIComponent(code)}`
}
