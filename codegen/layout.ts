import { posix } from 'node:path'

/** Where the generated files stand, below the folder that is generated into. */
export type Layout = {
  /** What a client needs: types, the table of endpoints, validators. */
  client: string
  /** What hand-written behaviour needs: its interface, and what a server knows of each call. */
  server: string
  /** What a mock server needs: answers, requests, handlers. */
  mocks: string
}

/** Layout without a hand-written server: the mocks are the only one. */
export const plainLayout: Layout = { client: '.', server: 'mocks', mocks: 'mocks' }

/** A file's path below the folder that is generated into. */
export const pathIn = (folder: string, name: string) => posix.join(folder, name)

/** Import specifier of a folder or module, relative to a folder: `../../client/gen`. */
export function importPath(from: string, to: string): string {
  const path = posix.relative(from, to)
  return path.startsWith('.') ? path : `./${path}`
}
