import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import type { Contract } from '../contract/contract.ts'
import { ContractError } from '../contract/contractError.ts'
import { readContract } from '../contract/readContract.ts'

/** Matches the names of files that may belong to a contract. */
const partOfContract = /\.(ya?ml|json|md)$/i

/**
 * Environment variables that git sets for hooks. They would direct the git calls of this module to
 * another repository or index.
 */
const hookVariables = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined }

type Options = { cwd: string; input?: string; env?: Record<string, string> }

/**
 * Runs git.
 * @returns its output; undefined when git exits with an error.
 * @throws {ContractError} when git is not installed.
 */
function git(args: readonly string[], { cwd, input, env }: Options): string | undefined {
  const { error, status, stdout } = spawnSync('git', args, {
    cwd,
    input,
    env: { ...process.env, ...hookVariables, ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (error) throw new ContractError(`git cannot be run, and --diff needs it: ${error.message}`)
  return status === 0 ? stdout.replace(/\n$/, '') : undefined
}

/**
 * Reads a folder from a commit, and writes its files below `to`. Files that cannot belong to a
 * contract are left out.
 */
function writeFiles(commit: string, folder: string, { top, to }: { top: string; to: string }) {
  // A separate index keeps the caller's index and working tree unchanged.
  const options = { cwd: top, env: { GIT_INDEX_FILE: `${to}.index` } }
  if (git(['read-tree', `${commit}:${folder}`], options) === undefined) return
  const names = git(['ls-files', '-z'], options)?.split('\0') ?? []
  const input = names.filter((name) => partOfContract.test(name)).join('\0')
  git(['checkout-index', '-z', '--stdin', `--prefix=${to}${sep}`], { ...options, input })
}

/**
 * Reads a contract from a revision of its git repository.
 * @param contract absolute path of the contract's file, or of the folder that contains it.
 * @param revision any name of a commit: `main`, `HEAD~3`, `v1.2`.
 * @throws {ContractError} when git, the repository, the revision, or the contract at this revision
 * is missing, or when the contract is invalid.
 */
export async function readRevision(contract: string, revision: string): Promise<Contract> {
  const isFolder = statSync(contract, { throwIfNoEntry: false })?.isDirectory() === true
  const cwd = isFolder ? contract : dirname(contract)
  if (!existsSync(cwd)) throw new ContractError(`${contract}: there is no such file`)
  const top = git(['rev-parse', '--show-toplevel'], { cwd })
  if (top === undefined) throw new ContractError(`${contract}: lies in no git repository`)
  const wanted = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  const commit = git(wanted, { cwd })
  if (commit === undefined) {
    throw new ContractError(`${revision}: is neither a file nor a revision of ${top}`)
  }
  const folder = git(['rev-parse', '--show-prefix'], { cwd })?.replace(/\/$/, '') ?? ''
  const name = isFolder ? '' : basename(contract)
  const to = join(mkdtempSync(join(realpathSync(tmpdir()), 'contract-')), 'files')
  try {
    writeFiles(commit, folder, { top, to })
    const file = join(to, name)
    if (!existsSync(file)) {
      const path = [folder, name].filter((part) => part !== '').join('/')
      throw new ContractError(`${revision}: has no ${path || 'contract'}`)
    }
    return await readContract(file)
  } catch (failure) {
    if (!(failure instanceof ContractError)) throw failure
    throw new ContractError(failure.message.replaceAll(`${to}${sep}`, `${revision}:`))
  } finally {
    rmSync(dirname(to), { recursive: true, force: true })
  }
}
