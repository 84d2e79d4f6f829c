export type Manifest = {
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

type Locked = { optional?: boolean; optionalDependencies?: Record<string, string> }
export type Lock = { packages: Record<string, Locked> }

const exact = /^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * Versions that can resolve differently over time, and families of packages with different
 * versions.
 */
export function looseVersions(manifest: Manifest): string[] {
  const { optionalDependencies = {} } = manifest
  const all = versionsOf(manifest)
  const loose = Object.entries(all).filter(([, version]) => !exact.test(version))
  return [
    ...loose.map(([name, version]) => `${name} is '${version}'; name one version.`),
    ...findDisagreements(all, 'Mantine', /^@mantine\//),
    ...findDisagreements(all, 'Vitest', /^(vitest$|@vitest\/)/),
    ...findDisagreements(all, 'Playwright', /^(playwright$|@playwright\/test$)/),
    ...findDisagreements(optionalDependencies, 'Node', /^node-/),
  ]
}

const versionsOf = (manifest: Manifest): Record<string, string> => ({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
})

/** Packages of which two workspaces name different versions. npm would install both. */
export function differentVersions(manifests: readonly Manifest[]): string[] {
  const versions = Map.groupBy(
    manifests.flatMap((manifest) => Object.entries(versionsOf(manifest))),
    ([name]) => name,
  )
  return [...versions].flatMap(([name, named]) => {
    const different = [...new Set(named.map(([, version]) => version))]
    return different.length > 1 ? [`${name} is named as ${different.join(' and ')}.`] : []
  })
}

function findDisagreements(all: Record<string, string>, family: string, names: RegExp): string[] {
  const versions = new Set(
    Object.entries(all).flatMap(([name, version]) => (names.test(name) ? [version] : [])),
  )
  return versions.size > 1 ? [`${family} comes in versions ${[...versions].join(', ')}.`] : []
}

/**
 * Platform-specific packages that another package requires and the lock lacks. npm omits them
 * silently when the registry has none, and the tool then fails on that platform.
 */
export function missingPlatformPackages({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path || 'package.json'} wants ${name}, which the lock lacks.`),
  )
}

const isLocked = (packages: Lock['packages'], from: string, name: string): boolean =>
  lockedPath(packages, from, name) !== undefined

/**
 * Path of a package in the lock, resolved like Node: in the package's own `node_modules`, then in
 * outer ones; undefined if the lock lacks it.
 * @param from path of the package that imports it; empty for the project itself
 */
export function lockedPath(
  packages: Readonly<Record<string, unknown>>,
  from: string,
  name: string,
): string | undefined {
  const parents = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'))
  const places = [
    ...parents.map((parent) => `${parent}/node_modules/${name}`),
    `node_modules/${name}`,
  ]
  return places.find((place) => place in packages)
}
