import { join } from 'node:path'
import { ContractError } from './contract/contractError.ts'
import { generate } from './generate.ts'
import { compare, write } from './output.ts'
import { SampleError } from './sample/sampleError.ts'

const root = join(import.meta.dirname, '..')

/** Writes what changed. With `--check` it writes nothing, and fails when something would change. */
async function main(): Promise<void> {
  const started = performance.now()
  const files = await generate(join(root, 'openapi/portal.yaml'))
  const difference = await compare(root, files)
  const stale = [...difference.changed, ...difference.left]
  if (process.argv.includes('--check')) {
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
  await write(root, files, difference)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    `Generated ${files.size} files from the contract in ${seconds} s, ${stale.length} of them changed.\n`,
  )
}

await main().catch((failure: unknown) => {
  if (!(failure instanceof ContractError || failure instanceof SampleError)) throw failure
  process.stderr.write(`${failure.message}\nNothing was written.\n`)
  process.exitCode = 1
})
