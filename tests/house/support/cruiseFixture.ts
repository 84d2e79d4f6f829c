import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Writes the files into an empty folder and runs dependency-cruiser there, with the configuration
 * of this repository.
 * @param files contents by their paths
 * @returns violations, each as 'from > to: rule'
 */
export function cruiseFixture(files: Record<string, string>): string[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'layers-')))
  try {
    for (const name of ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json'])
      copyFileSync(join(root, name), join(folder, name))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
    const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? path))]
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [cli, '--config=.dependency-cruiser.mjs', '--output-type=json', ...folders],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
    )
    if (stderr) throw new Error(stderr)
    const { summary }: CruiseResult = JSON.parse(stdout)
    return summary.violations.map(({ from, to, rule }) => `${from} > ${to}: ${rule.name}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type CruiseResult = {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

/** Content of a file that imports the targets: paths of the fixture, or packages. */
export function importLines(from: string, targets: readonly string[]): string {
  const up = '../'.repeat(from.split('/').length - 1)
  return targets
    .map((to) => `import ${JSON.stringify(to.includes('/') ? `${up}${to}` : to)}\n`)
    .join('')
}
