import { isIP } from 'node:net'

const privateNetworks =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]$|\[f[cd][\da-f]{2}:|\[fe80:)/

/** True for this machine, a private network, or a name that resolves only in such a network. */
export function isPrivateHost(hostname: string): boolean {
  if (privateNetworks.test(hostname)) return true
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return !hostname.includes('.') || /\.(?:localhost|local|internal)$/.test(hostname)
}
