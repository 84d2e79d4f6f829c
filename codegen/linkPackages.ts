import { mkdir, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'

/** Packages that generated mocks import. */
const packages = ['msw']

/** Folder of a package, as resolved from another folder; undefined when it is not found. */
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
 * Makes generated code run in its folder: outside of every project with msw, the folder gets a link
 * to the generator's own.
 */
export async function linkPackages(folder: string): Promise<void> {
  for (const name of packages) {
    const own = find(name, import.meta.dirname)
    if (find(name, folder) !== undefined || own === undefined) continue
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(own, link, 'junction')
  }
}
