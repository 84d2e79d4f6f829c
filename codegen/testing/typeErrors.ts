import ts from 'typescript'

const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: false,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  lib: ['lib.es5.d.ts'],
  types: [],
}

function messageOf({ messageText, file, start }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n')
  if (!file || start === undefined) return message
  const { line } = file.getLineAndCharacterOfPosition(start)
  return `${file.text.split('\n')[line]?.trim()}: ${message}`
}

/**
 * Compiles source texts with strict TypeScript.
 * @param files source texts by file name (`….ts`); they may import each other as `./name.ts`.
 * @returns the errors by file name; an empty list for a file without errors.
 */
export function typeErrors(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  const path = (name: string) => `/checked/${name}`
  const texts = new Map([...files].map(([name, text]) => [path(name), text]))
  // The source texts are in a virtual folder. The default host would report that this folder does
  // not exist.
  host.directoryExists = () => true
  host.fileExists = (name) => texts.has(name) || fileExists(name)
  host.readFile = (name) => texts.get(name) ?? readFile(name)
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = texts.get(name)
    return text === undefined
      ? getSourceFile(name, languageVersion, ...rest)
      : ts.createSourceFile(name, text, languageVersion)
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  return new Map(
    [...files.keys()].map((name) => {
      const file = program.getSourceFile(path(name))
      return [name, ts.getPreEmitDiagnostics(program, file).map(messageOf)]
    }),
  )
}
