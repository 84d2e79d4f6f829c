import { mkdir, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'

/** Packages that generated mocks import. */
const packages = ['msw']

/**
 * Finds the folder of a package as Node resolves it from the folder `from`; undefined when it is
 * not installed.
 */
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
 * Links the packages that generated mocks import into `folder`, unless Node already resolves them
 * from there.
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
