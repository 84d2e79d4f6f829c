import { readContract, warningsOf } from './contract/contract.ts'
import { ContractError } from './contract/contractError.ts'
import { type Generated, generateFrom, generatePlainFrom } from './generate.ts'
import { linkPackages } from './linkPackages.ts'
import { type Options, readOptions, UsageError } from './options.ts'
import { compare, OutputError, write } from './output.ts'
import { SampleError } from './sample/sampleError.ts'

/** How many warnings are told; more tell nothing more. */
const toldWarnings = 20

function tell(warnings: Generated['warnings']): void {
  const lines = warnings.slice(0, toldWarnings).map(({ place, message }) => `${place}: ${message}`)
  const rest = warnings.length - toldWarnings
  if (rest > 0) lines.push(`and ${rest} more`)
  for (const line of lines) process.stderr.write(`Warning: ${line}\n`)
}

async function generate({ contract, isPortal }: Options): Promise<Generated> {
  const read = await readContract(contract)
  if (isPortal) return { files: await generateFrom(read), warnings: warningsOf(read) }
  const { files, warnings } = await generatePlainFrom(read)
  return { files, warnings: [...warningsOf(read), ...warnings] }
}

async function bringUpToDate(options: Options): Promise<void> {
  const started = performance.now()
  const { out, isPortal, check } = options
  const { files, warnings } = await generate(options)
  tell(warnings)
  const difference = await compare(out, files)
  const stale = [...difference.changed, ...difference.left]
  if (check) {
    if (stale.length === 0) {
      process.stdout.write(`All ${files.size} generated files are up to date.\n`)
      return
    }
    process.stderr.write(
      `Stale: ${stale.join(', ')}\nRun 'npm run generate' after a change of the contract.\n`,
    )
    process.exitCode = 1
    return
  }
  await write(out, files, difference)
  if (!isPortal) await linkPackages(out)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `Generated ${files.size} files from the contract in ${seconds} s, ${stale.length} of them changed.\n`,
  )
}

/** Writes what changed, or tells what is wrong and sets the exit code. */
export async function run(args: string[]): Promise<void> {
  try {
    await bringUpToDate(readOptions(args))
  } catch (failure) {
    const isExpected =
      failure instanceof ContractError ||
      failure instanceof OutputError ||
      failure instanceof SampleError ||
      failure instanceof UsageError
    if (!isExpected) throw failure
    process.stderr.write(`${failure.message}\nNothing was written.\n`)
    process.exitCode = 1
  }
}
