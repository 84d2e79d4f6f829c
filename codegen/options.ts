import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Project } from './project.ts'

/** A parsed command line. */
export type Options = {
  /** Absolute path of the contract's file or folder. */
  contract: string
  /** Absolute path of the output folder. */
  out: string
  /** Undefined for a contract alone, whose files have the plain layout. */
  project: Project | undefined
  /** Writes nothing, and fails when a file would change. */
  check: boolean
  /** Generates again whenever the contract changes. */
  watch: boolean
  /** True if mocks store what is posted between calls. */
  isStateful: boolean
}

/** An invalid command line; the message ends with the usage. */
export class UsageError extends Error {}

/** Usage of the command. */
export const usage = `contract-mocks --contract FILE_OR_FOLDER --out DIR    types, validators and mocks of a contract
               --no-state                            no call changes another
contract-mocks --config FILE                         of a project, as its JSON file says
               --check                               writes nothing; fails when something is stale
               --watch                               again whenever the contract changes`

/** True if the command line requests the usage. */
export const asksForHelp = (args: string[]): boolean =>
  args.includes('--help') || args.includes('-h')

/** npm runs scripts in the package; paths are relative to where npm was called. */
const absolute = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** Content of a project's file, whose paths are relative to its folder. */
type Configuration = Project & { contract: string; out: string }

function readConfiguration(file: string): Pick<Options, 'contract' | 'out' | 'project'> {
  // The file is written by hand beside the project's code; a wrong path fails in its imports.
  const { contract, out, ...project } = JSON.parse(readFileSync(file, 'utf8')) as Configuration
  const folder = dirname(file)
  return { contract: resolve(folder, contract), out: resolve(folder, out), project }
}

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
        config: { type: 'string' },
        contract: { type: 'string' },
        out: { type: 'string' },
        check: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        state: { type: 'boolean', default: true },
      },
    })
    const { config, contract, out, check, watch, state } = values
    if (check && watch) throw new Error('--check writes nothing, so there is nothing to --watch')
    const modes = { check, watch, isStateful: state }
    if (contract === undefined) {
      if (config === undefined) throw new Error('Name a contract with --contract, or a --config')
      return Object.assign(readConfiguration(absolute(config)), modes)
    }
    if (out === undefined) {
      throw new Error('--contract needs --out DIR, the folder to write into')
    }
    const places = { contract: absolute(contract), out: absolute(out), project: undefined }
    return Object.assign(places, modes)
  } catch (thrown) {
    throw new UsageError(`${thrown instanceof Error ? thrown.message : thrown}\n\n${usage}`)
  }
}
