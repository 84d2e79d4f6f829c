import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { inspect } from 'node:util'
import { ContractError } from './contract/contractError.ts'
import { readContract, warningsOf } from './contract/readContract.ts'
import { type GenerationResult, generatePlainFrom, generateProjectFrom } from './generate.ts'
import { linkPackages } from './linkPackages.ts'
import { asksForHelp, type Options, readOptions, UsageError, usage } from './options.ts'
import { compare, OutputError, write } from './output.ts'
import { SampleError } from './sample/sampleError.ts'
import { type Watcher, watchContract } from './watch.ts'

/** Maximum number of warnings that are printed. */
const mostWarnings = 20

function tell(warnings: GenerationResult['warnings']): void {
  const lines = warnings.slice(0, mostWarnings).map(({ place, message }) => `${place}: ${message}`)
  const rest = warnings.length - mostWarnings
  if (rest > 0) lines.push(`and ${rest} more`)
  for (const line of lines) process.stderr.write(`Warning: ${line}\n`)
}

const countOf = ({ length }: string[]) =>
  length === 0 ? 'nothing' : length === 1 ? '1 file' : `${length} files`

async function generate({ contract, project, isStateful }: Options): Promise<GenerationResult> {
  const read = await readContract(contract)
  if (project) {
    return { files: await generateProjectFrom(read, project), warnings: warningsOf(read) }
  }
  const { files, warnings } = await generatePlainFrom(read, { isStateful })
  return { files, warnings: [...warningsOf(read), ...warnings] }
}

async function bringUpToDate(options: Options): Promise<void> {
  const started = performance.now()
  const { out, project, check, watch } = options
  const { files, warnings } = await generate(options)
  tell(warnings)
  const difference = await compare(out, files)
  const stale = [...difference.changedFiles, ...difference.leftoverFiles]
  if (check) {
    if (stale.length === 0) {
      process.stdout.write(`All ${files.size} generated files are up to date.\n`)
      return
    }
    process.stderr.write(
      `Stale: ${stale.join(', ')}\nGenerate again after a change of the contract.\n`,
    )
    process.exitCode = 1
    return
  }
  await write(out, files, difference)
  if (!project) await linkPackages(out)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    watch
      ? `Generated in ${seconds} s: ${countOf(stale)} changed\n`
      : `Generated ${files.size} files from the contract in ${seconds} s, ${stale.length} of them changed.\n`,
  )
}

/**
 * Prints an expected failure (invalid contract, command line or output folder), and rethrows any
 * other.
 */
function printFailure(failure: unknown): void {
  const isExpected =
    failure instanceof ContractError ||
    failure instanceof OutputError ||
    failure instanceof SampleError ||
    failure instanceof UsageError
  if (!isExpected) throw failure
  process.stderr.write(`${failure.message}\nNothing was written.\n`)
  process.exitCode = 1
}

/**
 * Watches a contract and generates its files after each change. A failure is printed, and the files
 * of the last valid contract stay.
 * @param onWritten called after every successful generation.
 */
export function followContract(options: Options, onWritten: () => void = () => {}): Watcher {
  const { contract } = options
  const folder = statSync(contract).isDirectory() ? contract : dirname(contract)
  return watchContract(folder, () =>
    bringUpToDate(options)
      .then(onWritten)
      .catch(printFailure)
      .catch((defect: unknown) => {
        process.stderr.write(`${inspect(defect)}\n`)
      }),
  )
}

/**
 * Runs the command line: generates the files, or prints the problem and sets the exit code to 1.
 */
export async function run(args: string[]): Promise<void> {
  if (asksForHelp(args)) {
    process.stdout.write(`${usage}\n`)
    return
  }
  try {
    const options = readOptions(args)
    if (options.watch && existsSync(options.contract)) followContract(options).actNow()
    else await bringUpToDate(options)
  } catch (failure) {
    printFailure(failure)
  }
}
