import { posix } from 'node:path'

/** Folders of the generated files, relative to the output folder. */
export type Layout = {
  /** Files of a client: types, table of endpoints, validators. */
  client: string
  /** Files of a hand-written server: its interface, and facts of each call. */
  server: string
  /** Files of a mock server: answers, requests, handlers. */
  mocks: string
}

/** Layout without a hand-written server: the mocks are the only one. */
export const plainLayout: Layout = { client: '.', server: 'mocks', mocks: 'mocks' }

/** Path of a file, relative to the output folder. */
export const pathIn = (folder: string, name: string) => posix.join(folder, name)

/** Import specifier of a folder or module, relative to a folder: `../../client/gen`. */
export function importPath(from: string, to: string): string {
  const path = posix.relative(from, to)
  return path.startsWith('.') ? path : `./${path}`
}
