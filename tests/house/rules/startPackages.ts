import { posix } from 'node:path'
import ts from 'typescript'
import { parse } from '../support/parse.ts'
import { isTest, type RepositoryFile } from '../support/repositoryFiles.ts'

/** The root's package.json, as far as it names commands. */
export type Commands = { scripts: Record<string, string> }

/** Packages by their path in `node_modules`. npm marks those that only `devDependencies` need. */
export type MarkedLock = { packages: Record<string, { dev?: boolean }> }

/** Folders with code that `npm start` builds or runs, in addition to the scripts of its commands. */
const builtFolders = /^(codegen|gateway|mocks|platform|src)\//

/** Packages that are loaded only after an installation of the `devDependencies`, with the reason. */
const deferredPackages = new Set([
  // Viewer of the API reference: `scripts/run.mjs` installs it if `PORTICO_DOCS` is 1.
  'redoc',
])

/**
 * Imports of packages that an installation without `devDependencies` lacks, in code of the commands
 * that install no more than that: `npm start`, `npm run gateway` and others without `--all`.
 */
export function importsMissingAtStart(
  files: readonly RepositoryFile[],
  { scripts }: Commands,
  { packages }: MarkedLock,
): string[] {
  const code = new Map(
    files
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file.path) && !isTest(file))
      .map((file) => [file.path, file]),
  )
  const commands = Object.values(scripts).flatMap(
    (command) => /^node scripts\/run\.mjs (\S+\.(?:ts|mjs))$/.exec(command)?.[1] ?? [],
  )
  const built = [...code.keys()].filter(
    (path) => builtFolders.test(path) && !/\bvitest\.config\.ts$/.test(path),
  )
  const isMissing = (name: string) => packages[`node_modules/${name}`]?.dev === true
  const missing: string[] = []
  // Iteration over a set includes elements added meanwhile.
  const reached = new Set([...commands, ...built])
  for (const path of reached) {
    const file = code.get(path)
    if (!file) continue
    if (quotedNames(file.content).some(isMissing)) {
      for (const name of importedPackages(file)) {
        if (isMissing(name) && !deferredPackages.has(name)) missing.push(`${path} imports ${name}.`)
      }
    }
    for (const text of quotedPaths(file.content)) {
      for (const place of [posix.join(posix.dirname(path), text), posix.normalize(text)])
        if (code.has(place)) reached.add(place)
    }
  }
  return missing
}

const typeImport = /^(?:import|export) type [^'"`]*?from '[^']*'/gm

/** Quoted paths of code: a file imports or starts the files that it names, except for types. */
const quotedPaths = (content: string): string[] =>
  [...content.replace(typeImport, '').matchAll(/['"`]([\w./@-]+\.(?:ts|tsx|mjs))['"`]/g)].map(
    ([, path = '']) => path,
  )

/** Names at the start of texts in quotes: those of packages, among others. */
const quotedNames = (content: string): string[] =>
  (content.match(/['"`](?:@[\w.-]+\/)?[\w.-]+/g) ?? []).map((text) => text.slice(1))

/** Packages that a file imports, except for types. */
function importedPackages(file: RepositoryFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (isOnlyType(node)) return
    if (ts.isStringLiteralLike(node) && !node.text.startsWith('.') && isSpecifier(node)) {
      const name = /^(?:@[\w.-]+\/)?[\w.-]+/.exec(node.text)?.[0]
      if (name !== undefined) names.add(name)
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return names
}

const isOnlyType = (node: ts.Node): boolean =>
  (ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true) ||
  (ts.isExportDeclaration(node) && node.isTypeOnly) ||
  ts.isImportTypeNode(node)

/** True for the module in an import, an export, `import()` or a call of `resolve`. */
function isSpecifier({ parent }: ts.StringLiteralLike): boolean {
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true
  if (!ts.isCallExpression(parent)) return false
  const { expression } = parent
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isPropertyAccessExpression(expression) && expression.name.text === 'resolve')
  )
}
