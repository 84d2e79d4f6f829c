import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

async function current(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

/** Writes what changed. With `--check` it writes nothing, and fails when something would change. */
async function main(): Promise<void> {
  const check = process.argv.includes('--check')
  const started = performance.now()
  const files = await generate(join(root, 'openapi/portal.yaml'))
  const stale: string[] = []
  for (const [name, content] of files) {
    const file = join(root, name)
    if ((await current(file)) === content) continue
    stale.push(name)
    if (check) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (check && stale.length > 0) {
    process.stderr.write(
      `Stale: ${stale.join(', ')}\nRun 'npm run generate' after a change of the contract.\n`,
    )
    process.exitCode = 1
    return
  }
  process.stdout.write(
    check
      ? `All ${files.size} generated files are up to date.\n`
      : `Generated ${files.size} files from the contract in ${seconds} s, ${stale.length} of them changed.\n`,
  )
}

await main()
