import { posix } from 'node:path'

/** Folders of the generated files, relative to the output folder. */
export type Layout = {
  /** Folder for the client: types, endpoint table, validators. */
  client: string
  /** Folder for a hand-written server: its interface, and the table of operations. */
  server: string
  /** Folder for the mock server: responses, requests, handlers. */
  mocks: string
}

/** Layout without a hand-written server: the server's files are in the folder of the mocks. */
export const plainLayout: Layout = { client: '.', server: 'mocks', mocks: 'mocks' }

/** Path of a file in one of the layout's folders, relative to the output folder. */
export const pathIn = (folder: string, name: string) => posix.join(folder, name)

/**
 * Import specifier of the folder or module `to`, relative to the folder `from`: `../../client/gen`.
 */
export function importPath(from: string, to: string): string {
  const path = posix.relative(from, to)
  return path.startsWith('.') ? path : `./${path}`
}
