import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runNode } from './runNode.ts'

/** Result and costs of one generator run. */
export type Generation = {
  /** Error output of a failed run; empty on success. */
  failure: string
  warnings: string[]
  /** Wall time of the process. */
  seconds: number
  /** Peak memory of the process. */
  megabytes: number
  /** Total size of the generated files. */
  kilobytes: number
}

const main = join(import.meta.dirname, '../../main.mjs')
const peakMemory = join(import.meta.dirname, 'peakMemory.mjs')

/** Contents of the files in a folder, by path. Linked packages are left out. */
async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = await Promise.all(files.map((file) => readFile(file)))
  return new Map(
    files.map((file, index) => [file.slice(folder.length), contents[index] ?? Buffer.of()]),
  )
}

/** Runs the generator in a separate process and measures it. */
export async function generate(contract: string, out: string): Promise<Generation> {
  const peak = `${out}.peak`
  const command = [main, '--contract', contract, '--out', out]
  const began = performance.now()
  const { code, stderr } = await runNode(['--import', peakMemory, ...command], {
    PEAK_MEMORY_FILE: peak,
  })
  const seconds = (performance.now() - began) / 1000
  const sizes = [...(await filesOf(out)).values()].map((content) => content.byteLength)
  return {
    failure: code === 0 ? '' : stderr.trim(),
    warnings: code === 0 ? stderr.split('\n').filter((line) => line !== '') : [],
    seconds,
    megabytes: Number(await readFile(peak, 'utf8').catch(() => 'NaN')),
    kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
  }
}

/** Paths of the files that differ between two folders or exist in only one. */
export async function differences(one: string, other: string): Promise<string[]> {
  const [ones, others] = [await filesOf(one), await filesOf(other)]
  return [...new Set([...ones.keys(), ...others.keys()])].filter(
    (file) => !ones.get(file)?.equals(others.get(file) ?? Buffer.of()),
  )
}
