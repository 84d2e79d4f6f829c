/** Rules for the contents of the portal's bundles and for the size of the first page. */

/** Row of Vite's manifest, reduced to the fields in use. */
export type ManifestRow = { file: string; imports?: string[]; css?: string[] }
export type Manifest = Record<string, ManifestRow>

export type Budget = {
  /** Sources whose chunks, including static imports, load with the page. */
  roots: string[]
  /** Maximum sizes in kilobytes (1,000 bytes) after gzip. */
  scriptKilobytes: number
  styleKilobytes: number
}

export type Bundle = {
  manifest: Manifest
  /** Modules of each chunk, by the chunk's file. */
  modules: Record<string, string[]>
  /** Size of each file after gzip in bytes, by its path in the build's folder. */
  sizes: Record<string, number>
}

/** Adds a row to the manifest for each source that shares a chunk with others. */
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

/** Reports files that contain texts of the mocks. */
export function leakedTexts(files: Record<string, string>, texts: readonly string[]): string[] {
  return Object.entries(files).flatMap(([file, content]) =>
    texts
      .filter((text) => content.includes(text))
      .map((text) => `${file} holds ${JSON.stringify(text)}, which is of the mocks.`),
  )
}

export type Finding = { budget: string; script: number; style: number }

/** Packages and folders for developers, which must not be shipped. */
const developersOnly =
  /^(platform|mocks|codegen|gateway|tests|scripts\/(?!vite\/))\/|(^|[/:])(msw|@mswjs|@faker-js|ajv|ajv-[a-z-]+|json-schema-[a-z-]+|openapi-[a-z-]*sampler|recheck[a-z-]*)(\/|$)/

/**
 * Files of the chunks whose keys are in `roots`, and of all chunks that these chunks import
 * statically.
 */
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

/** Bytes after gzip that load with a budget's roots. */
export function measure(bundle: Bundle, name: string, budget: Budget): Finding {
  const sizeOf = (ending: RegExp) =>
    [...filesOf(bundle.manifest, budget.roots)]
      .filter((file) => ending.test(file))
      .reduce((sum, file) => sum + (bundle.sizes[file] ?? Number.NaN), 0)
  return { budget: name, script: sizeOf(/\.js$/), style: sizeOf(/\.css$/) }
}

/** @returns one sentence per problem; empty when the bundle may be shipped */
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
    // An unknown size is NaN, which fails this comparison and counts as a problem.
    bytes <= allowed * 1000
      ? []
      : [`${name} loads ${(bytes / 1000).toFixed(1)} KB of ${kind}; ${allowed} KB are allowed.`]
  return [
    ...problem('script', script, budget.scriptKilobytes),
    ...problem('style', style, budget.styleKilobytes),
  ]
}

/** Scripts without a list of modules. Their contents are unknown. */
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
