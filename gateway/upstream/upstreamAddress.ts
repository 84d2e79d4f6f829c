import { isPrivateHost } from './privateHost.ts'

export type UpstreamAddress =
  | { ok: true; origin: string; isPlain: boolean }
  /**
   * `problem` continues a sentence that begins with the name of the environment variable. `problem`
   * never contains a secret.
   */
  | { ok: false; problem: string }

/**
 * Parses the URL of the upstream platform. Calls contain passwords and tokens, so https is
 * required; http is accepted only for this machine or a private network.
 */
export function readUpstreamAddress(text: string): UpstreamAddress {
  if (!URL.canParse(text)) return { ok: false, problem: 'must be an address, as https://host.' }
  const { protocol, hostname, origin, username, password, pathname, search, hash } = new URL(text)
  if (username !== '' || password !== '')
    return { ok: false, problem: 'must not hold a user or password.' }
  if (pathname !== '/' || search !== '' || hash !== '')
    return { ok: false, problem: 'must be a host alone, without a path: the calls bring theirs.' }
  if (protocol === 'https:') return { ok: true, origin, isPlain: false }
  if (protocol !== 'http:') return { ok: false, problem: 'must begin with https://.' }
  return isPrivateHost(hostname)
    ? { ok: true, origin, isPlain: true }
    : { ok: false, problem: 'must begin with https://, since passwords travel there.' }
}
