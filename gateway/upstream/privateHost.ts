import { isIP } from 'node:net'

const privateNetworks =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]$|\[f[cd][\da-f]{2}:|\[fe80:)/

/**
 * True for a host that is this machine, lies in a private network, or has a name that only such a
 * network resolves.
 */
export function isPrivateHost(hostname: string): boolean {
  if (privateNetworks.test(hostname)) return true
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return !hostname.includes('.') || /\.(?:localhost|local|internal)$/.test(hostname)
}
