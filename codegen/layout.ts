import { posix } from 'node:path'

/** Where the generated files stand, below the folder that is generated into. */
export type Layout = {
  /** What a client needs: types, the table of endpoints, validators. */
  client: string
  /** What a mock server needs: answers, requests, handlers. */
  mocks: string
}

/** The portal's own: its client ships, its mocks do not. */
export const portalLayout: Layout = { client: 'src/api/gen', mocks: 'mocks/gen' }

/** Of any other contract. */
export const plainLayout: Layout = { client: '.', mocks: 'mocks' }

/** A file's path below the folder that is generated into. */
export const pathIn = (folder: string, name: string) => posix.join(folder, name)

/** How a module of one folder names a folder of the other: `../../src/api/gen`. */
export function importPath(from: string, to: string): string {
  const path = posix.relative(from, to)
  return path.startsWith('.') ? path : `./${path}`
}
