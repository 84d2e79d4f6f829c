import { lockedPath, type Manifest } from './packages.ts'

type LockedPackage = {
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Packages by their path in `node_modules`; the project itself has the empty path. */
export type LicensedLock = { packages: Record<string, LockedPackage> }

/**
 * Licences of packages that a closed-source product may ship. MPL-2.0 covers only changes of the
 * package's own files.
 */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0'],
  ...['(MPL-2.0 OR Apache-2.0)', '(MIT OR CC0-1.0)'],
  // Licence of fonts.
  'OFL-1.1',
])

const row = /^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm

/** Differences between the list of production packages and the installed packages. */
export function misstatedDependencies(
  list: string,
  { dependencies }: Pick<Manifest, 'dependencies'>,
  { packages }: LicensedLock,
): string[] {
  const told = new Map(list.matchAll(row).map(([, name = '', licence]) => [name, licence]))
  const names = Object.keys(dependencies)
  return [
    ...names.flatMap((name) => {
      const licence = packages[`node_modules/${name}`]?.license
      if (!told.has(name)) return [`DEPENDENCIES.md does not say what ${name} is for.`]
      return told.get(name) === licence ? [] : [`The licence of ${name} is ${licence}.`]
    }),
    ...[...told.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => `DEPENDENCIES.md lists ${name}, which package.json does not.`),
  ]
}

/**
 * Paths of the packages that the project depends on, directly or not. npm's own flag `dev` does not
 * identify these packages: npm does not set it on dependencies of a workspace, even if the
 * workspace contains only development tools.
 */
function shippedPaths({ packages }: LicensedLock): string[] {
  const reached = new Set([''])
  for (const path of reached) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    for (const name of names) {
      const found = lockedPath(packages, path, name)
      if (found !== undefined) reached.add(found)
    }
  }
  reached.delete('')
  return [...reached].sort()
}

/** Packages with a licence that is not allowed, if they are shipped or run with the gateway. */
export const strangeLicences = (lock: LicensedLock): string[] =>
  shippedPaths(lock)
    .map((path) => ({ path, license: lock.packages[path]?.license }))
    .filter(({ license }) => !allowed.has(license ?? ''))
    .map(({ path, license }) => `${path} is under ${license ?? 'no licence'}.`)
