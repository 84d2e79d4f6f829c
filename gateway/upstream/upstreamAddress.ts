import { isPrivateHost } from './privateHost.ts'

export type UpstreamAddress =
  | { ok: true; origin: string; isPlain: boolean }
  /** `problem` continues a sentence after the variable's name and never contains a secret. */
  | { ok: false; problem: string }

/**
 * Address of the upstream platform. Calls carry passwords and tokens, so https is required; plain
 * http is accepted only on this machine or in a private network.
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
