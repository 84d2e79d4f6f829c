import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The repository of the portal. */
const root = join(import.meta.dirname, '..')

/** What is asked for on the command line. */
export type Options = {
  /** The contract's file or folder, absolute. */
  contract: string
  /** The folder to write into, absolute. */
  out: string
  /** Whether it is the portal's own contract, with its own layout. */
  isPortal: boolean
  /** Write nothing; fail when something would change. */
  check: boolean
  /** Generate again whenever the contract changes. */
  watch: boolean
  /** Whether mocks keep what is posted between calls. */
  isStateful: boolean
}

/** A command line that asks for nothing that can be done; its message says how to ask. */
export class UsageError extends Error {}

/** How to ask. */
export const usage = `npm run generate                                        the portal's own contract
npm run generate -- --check                             fails when something is stale
npm run generate -- --force                             though nothing changed since the last time
npm run generate -- --contract FILE_OR_FOLDER --out DIR any other contract
                                                        --no-state: no call changes another
npm run generate -- --watch                             again whenever the contract changes
npm run generate -- --diff REV_OR_FILE                  what differs, and what breaks`

/** Whether somebody only wants to know how to ask. */
export const asksForHelp = (args: string[]): boolean =>
  args.includes('--help') || args.includes('-h')

/** npm runs scripts in the repository; paths are meant from where npm was called. */
const absolute = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/**
 * Reads the command line.
 * @throws {UsageError}
 */
export function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      allowNegative: true,
      options: {
        contract: { type: 'string' },
        out: { type: 'string' },
        check: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        state: { type: 'boolean', default: true },
      },
    })
    const { contract, out, check, watch, state } = values
    if (contract !== undefined && out === undefined) {
      throw new Error('--contract needs --out DIR, the folder to write into')
    }
    if (check && watch) throw new Error('--check writes nothing, so there is nothing to --watch')
    return {
      contract: contract === undefined ? join(root, 'openapi/portal.yaml') : absolute(contract),
      out: out === undefined ? root : absolute(out),
      isPortal: out === undefined,
      check,
      watch,
      isStateful: state,
    }
  } catch (thrown) {
    throw new UsageError(`${thrown instanceof Error ? thrown.message : thrown}\n\n${usage}`)
  }
}
