/** Images of the upstream platform whose addresses name no host, such as `/uploads/banner.webp`. */
import type { IncomingHttpHeaders } from 'node:http'
import { isPlatformPath } from './ownCalls.ts'

/** Path below `/`, with a slash at both ends and without the segments `.` and `..`. */
const imagePath = /^(?:\/(?!\.{1,2}\/)[\w.~-]+)+\/$/

/**
 * Parses a list of paths, separated by commas, below which the platform has images.
 *
 * @returns the paths, without duplicates. Undefined if an entry is not a path such as `/uploads/`,
 * or belongs to the calls.
 */
export function readImagePaths(text = ''): readonly string[] | undefined {
  const paths = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const isValid = (path: string) => imagePath.test(path) && !isCallPath(path)
  return paths.every(isValid) ? [...new Set(paths)] : undefined
}

const isCallPath = (path: string): boolean => isPlatformPath(path) || path.startsWith('/ops/')

/** @param paths paths of `readImagePaths` */
export function isImageRequest(method: string, target: string, paths: readonly string[]): boolean {
  return (method === 'GET' || method === 'HEAD') && paths.some((path) => target.startsWith(path))
}

/** Removes the caller's session. An image is the same for all callers, so proxies may cache it. */
export function withoutSession<Header>(headers: Record<string, Header>): Record<string, Header> {
  const { authorization: _token, cookie: _cookies, ...others } = headers
  return others
}

/**
 * True if a response is an image or states that the caller's copy is current. The gateway serves
 * nothing else below the paths of images, since a page or a script of the platform would get the
 * rights of the portal's own origin.
 */
export function isImageAnswer(status: number, headers: IncomingHttpHeaders): boolean {
  if (status === 304) return true
  return (status === 200 || status === 206) && /^image\//i.test(headers['content-type'] ?? '')
}
