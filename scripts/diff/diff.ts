import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { breaks, type Change, summarize } from 'contract-mocks/change'
import { compareContracts } from 'contract-mocks/compareContracts'
import type { Contract } from 'contract-mocks/contract'
import { ContractError } from 'contract-mocks/contractError'
import { groupChanges, linesOfGroup } from 'contract-mocks/groupChanges'
import { readContract } from 'contract-mocks/readContract'
import { readRevision } from 'contract-mocks/readRevision'
import { root } from '../setup/bootstrap.mjs'
import { createFindDependents, type Dependents, type FindDependents } from '../where/dependents.ts'
import { readRepository } from '../where/repository.ts'
import { byFile, row } from '../where/tell.ts'

const usage = `npm run generate -- --diff REV                                what changed since a revision of git
npm run generate -- --diff FILE                               or since another contract
npm run generate -- --diff REV_OR_FILE --contract FILE        in any contract
                    --json                                    as JSON
                    --fail-on-breaking                        ends with 1 when something breaks
`

/**
 * Resolves paths against the folder in which npm was called, since npm runs scripts in the
 * repository.
 */
const absolute = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      diff: { type: 'string' },
      contract: { type: 'string' },
      json: { type: 'boolean', default: false },
      'fail-on-breaking': { type: 'boolean', default: false },
    },
  })
  const { diff = '', contract, json } = values
  const isOurs = contract === undefined
  const path = isOurs ? join(root, 'openapi/portal.yaml') : absolute(contract)
  return { since: diff, path, isOurs, json, isStrict: values['fail-on-breaking'] }
}

/** An existing file takes precedence over a revision of the same name. */
async function readOld(contract: string, since: string): Promise<Contract> {
  const file = absolute(since)
  const isFile = existsSync(file) && statSync(file).isFile()
  return isFile ? readContract(file) : readRevision(contract, since)
}

function tellTouched({ calls, screens, mocks, tests }: Dependents): string[] {
  return [
    ...row('called', byFile(calls)),
    ...row('screens', screens.length > 0 ? [screens.join(' ')] : []),
    ...row('mock', byFile(mocks)),
    ...row('tests', byFile(tests)),
  ]
}

/** Formats the changes as text. For the portal's own contract it includes the affected sources. */
function tell(changes: readonly Change[], findTouched: FindDependents | undefined): string {
  const groups = groupChanges(changes).map((group) => {
    const touched = findTouched && group.operations.length > 0 && findTouched(group.operations)
    return [...linesOfGroup(group), ...(touched ? tellTouched(touched) : []), ''].join('\n')
  })
  return `${['', ...groups].join('\n')}\n${summarize(changes)}\n`
}

/**
 * Prints the differences between the contract and an earlier version of it.
 * @param args of the command line, including `--diff`
 * @returns the exit code
 */
export async function diff(args: string[]): Promise<number> {
  let asked: ReturnType<typeof readArguments>
  try {
    asked = readArguments(args)
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : failure}\n\n${usage}`)
    return 1
  }
  const { since, path, isOurs, json, isStrict } = asked
  try {
    const [before, after] = [await readOld(path, since), await readContract(path)]
    const changes = compareContracts(before, after)
    const text = json
      ? `${JSON.stringify(changes, null, 2)}\n`
      : tell(changes, isOurs ? createFindDependents(readRepository(root)) : undefined)
    process.stdout.write(text)
    return isStrict && changes.some(breaks) ? 1 : 0
  } catch (failure) {
    if (!(failure instanceof ContractError)) throw failure
    process.stderr.write(`${failure.message}\n`)
    return 1
  }
}
