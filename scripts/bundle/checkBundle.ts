/** What may be in the portal's bundles, and how much of it comes with the first page. */

/** One row of Vite's manifest, as far as it is read here. */
export type ManifestRow = { file: string; imports?: string[]; css?: string[] }
export type Manifest = Record<string, ManifestRow>

export type Budget = {
  /** Sources whose chunks, with all that they import statically, come without being asked for. */
  roots: string[]
  /** 1,000 bytes each, after gzip. */
  scriptKilobytes: number
  styleKilobytes: number
}

export type Bundle = {
  manifest: Manifest
  /** The modules of every chunk, by the chunk's file. */
  modules: Record<string, string[]>
  /** Size after gzip of every file of the build, in bytes, by its path in the build's folder. */
  sizes: Record<string, number>
}

/** A manifest, with a row for each source that shares a chunk with others. */
export function withModules(
  manifest: Manifest,
  modules: Readonly<Record<string, readonly string[]>>,
): Manifest {
  const byFile = new Map(Object.values(manifest).map((row) => [row.file, row]))
  const rows = Object.entries(modules).flatMap(([file, ids]) => {
    const row = byFile.get(file)
    return row ? ids.map((id) => [id, row] as const) : []
  })
  return { ...Object.fromEntries(rows), ...manifest }
}

/** Texts that only the domain of the mocks has, and who may not ship them. */
export function leakedTexts(files: Record<string, string>, texts: readonly string[]): string[] {
  return Object.entries(files).flatMap(([file, content]) =>
    texts
      .filter((text) => content.includes(text))
      .map((text) => `${file} holds ${JSON.stringify(text)}, which is of the mocks.`),
  )
}

export type Finding = { budget: string; script: number; style: number }

/** Packages and folders that exist for developers only; a player must never download them. */
const developersOnly =
  /^(platform|mocks|codegen|gateway|tests|scripts\/(?!vite\/))\/|(^|[/:])(msw|@mswjs|@faker-js|ajv|ajv-[a-z-]+|json-schema-[a-z-]+|openapi-[a-z-]*sampler|recheck[a-z-]*)(\/|$)/

/** The files that a visitor gets with the roots: their chunks and all static imports. */
export function filesOf(manifest: Manifest, roots: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const waiting = [...roots]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    const row = manifest[key]
    if (!row) throw new Error(`The build has no entry ${key}. Is budgets.json up to date?`)
    for (const file of [row.file, ...(row.css ?? [])]) files.add(file)
    waiting.push(...(row.imports ?? []))
  }
  return files
}

/** Bytes after gzip that come with a budget's roots. */
export function measure(bundle: Bundle, name: string, budget: Budget): Finding {
  const sizeOf = (ending: RegExp) =>
    [...filesOf(bundle.manifest, budget.roots)]
      .filter((file) => ending.test(file))
      .reduce((sum, file) => sum + (bundle.sizes[file] ?? Number.NaN), 0)
  return { budget: name, script: sizeOf(/\.js$/), style: sizeOf(/\.css$/) }
}

/** @returns a sentence for everything that is wrong; empty when the bundle may be shipped */
export function problemsOf(bundle: Bundle, budgets: Record<string, Budget>): string[] {
  return [
    ...Object.entries(budgets).flatMap(([name, budget]) => overBudget(bundle, name, budget)),
    ...unlistedScripts(bundle),
    ...forbiddenModules(bundle.modules),
  ]
}

function overBudget(bundle: Bundle, name: string, budget: Budget): string[] {
  const { script, style } = measure(bundle, name, budget)
  const problem = (kind: string, bytes: number, allowed: number) =>
    // Written so that a size that is not a number is a problem too.
    bytes <= allowed * 1000
      ? []
      : [`${name} loads ${(bytes / 1000).toFixed(1)} KB of ${kind}; ${allowed} KB are allowed.`]
  return [
    ...problem('script', script, budget.scriptKilobytes),
    ...problem('style', style, budget.styleKilobytes),
  ]
}

/** A script whose modules nobody listed could hold anything. */
function unlistedScripts({ sizes, modules }: Bundle): string[] {
  return Object.keys(sizes)
    .filter((file) => file.endsWith('.js') && !modules[file]?.length)
    .map((file) => `${file} is in the build, but not in the list of modules.`)
}

function forbiddenModules(modules: Record<string, string[]>): string[] {
  return Object.entries(modules).flatMap(([chunk, ids]) =>
    ids
      .filter((id) => developersOnly.test(id.replace(/^.*node_modules\//, '')))
      .map((id) => `${chunk} holds ${id}, which is for developers only.`),
  )
}
