import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Project } from './project.ts'

/** Parsed command line of the generator. */
export type Options = {
  /** Absolute path of the contract's file or folder. */
  contract: string
  /** Absolute path of the output folder. */
  out: string
  /** Project with a hand-written server; undefined if the contract has no project file. */
  project: Project | undefined
  /**
   * True for a dry run: nothing is written, and the command fails if a generated file is out of
   * date.
   */
  check: boolean
  /** True to generate again whenever the contract changes. */
  watch: boolean
  /** True if mocks store posted items between calls. */
  isStateful: boolean
}

/** Error for an invalid command line; the message ends with the usage. */
export class UsageError extends Error {}

/** Usage text of the command. */
export const usage = `contract-mocks --contract FILE_OR_FOLDER --out DIR    types, validators and mocks of a contract
               --no-state                            no call changes another
contract-mocks --config FILE                         of a project, as its JSON file says
               --check                               writes nothing; fails when something is stale
               --watch                               again whenever the contract changes`

/** True if the command line contains `--help` or `-h`. */
export const asksForHelp = (args: string[]): boolean =>
  args.includes('--help') || args.includes('-h')

/**
 * Absolute path of a command-line argument. npm changes the working directory to the package, so
 * paths are resolved from `INIT_CWD`, the directory in which npm was called.
 */
const absolute = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** Content of a project file; its paths are relative to the folder of the file. */
type Configuration = Project & { contract: string; out: string }

function readConfiguration(file: string): Pick<Options, 'contract' | 'out' | 'project'> {
  // Not validated: developers write the file, and a wrong path causes import errors in generated
  // code.
  const { contract, out, ...project } = JSON.parse(readFileSync(file, 'utf8')) as Configuration
  const folder = dirname(file)
  return { contract: resolve(folder, contract), out: resolve(folder, out), project }
}

/**
 * Parses the command line.
 * @throws {UsageError} when the command line is invalid.
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
