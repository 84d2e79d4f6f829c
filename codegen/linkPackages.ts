import { mkdir, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'

/** What generated mocks import. */
const needed = ['msw']

/** The folder of a package, as modules in a folder find it; undefined when they do not. */
function find(name: string, from: string): string | undefined {
  try {
    const entry = createRequire(join(from, 'module.js')).resolve(name)
    const end = entry.lastIndexOf(`${sep}node_modules${sep}${name}${sep}`)
    return entry.slice(0, end + `${sep}node_modules${sep}${name}`.length)
  } catch {
    return undefined
  }
}

/**
 * Makes what is generated run where it stands: a folder outside every project that has msw gets a
 * link to the generator's own.
 */
export async function linkPackages(folder: string): Promise<void> {
  for (const name of needed) {
    const own = find(name, import.meta.dirname)
    if (find(name, folder) !== undefined || own === undefined) continue
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(own, link, 'junction')
  }
}
