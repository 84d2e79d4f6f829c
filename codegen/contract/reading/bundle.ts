import type { BaseResolver, Document } from '@redocly/openapi-core'
// The package's own small entrance for OpenAPI alone: its main one loads linter, GraphQL and more.
import { bundleOas, createEmptyRedoclyConfig, Source } from '@redocly/openapi-core/lib/bundle-oas'
import { ContractError, fromProblems, type Problem } from '../contractError.ts'
import { stepsOf } from '../pointer.ts'
import type { Fence } from './fence.ts'
import { placeIn, type SourceFile, type Sources } from './sources.ts'

/** What the bundler asks of a resolver. */
type Resolver = Pick<BaseResolver, 'resolveExternalRef' | 'resolveDocument' | 'getFiles'>

/** Gives the bundler the files that were read, and no other. */
function createResolver(root: SourceFile, sources: Sources, fence: Fence): Resolver {
  const documents = new Map<string, Document>()
  const located = new Map<string, ReturnType<Fence['locate']>>()
  const locate = (base: string, uri: string) => {
    const key = `${base}\0${uri}`
    const known = located.get(key) ?? fence.locate(base, uri)
    located.set(key, known)
    return known
  }
  const documentOf = ({ file, text, content }: SourceFile): Document => {
    const known = documents.get(file) ?? { source: new Source(file, text), parsed: content }
    documents.set(file, known)
    return known
  }
  documentOf(root)
  return {
    getFiles: () => new Set(documents.keys()),
    resolveExternalRef(base, uri) {
      const found = locate(base ?? root.file, uri)
      return 'file' in found ? found.file : uri
    },
    async resolveDocument<Parsed>(base: string | null, uri: string) {
      const found = base === null ? { file: uri } : locate(base, uri)
      if ('reason' in found) throw new ContractError(found.reason)
      const source = sources.load(found.file)
      if ('reason' in source) throw new ContractError(source.reason ?? 'cannot be read')
      // The bundler knows what it asked for; it types a document by that.
      return documentOf(source) as Document<Parsed>
    },
  }
}

type BundlerProblem = Awaited<ReturnType<typeof bundleOas>>['problems'][number]

/** Extensions and examples may hold what only looks like a reference, and nothing depends on it. */
const isData = (steps: readonly string[]) =>
  steps.some((step) => step.startsWith('x-') || step === 'example' || step === 'examples')

function placed({ location, message }: BundlerProblem, sources: Sources): Problem[] {
  const [first] = location
  const steps = stepsOf(first?.pointer ?? '')
  if (!first || isData(steps)) return []
  const source = sources.load(first.source.absoluteRef)
  if ('reason' in source) return [{ place: first.source.absoluteRef, message }]
  return [{ place: placeIn(source.file, source.places.find(steps)), message }]
}

/**
 * Puts a contract of many files into one document that refers only to itself. References are kept,
 * so that a recursive or very large contract stays small.
 * @throws {ContractError} when the bundler finds what the crawl before it did not.
 */
export async function bundleFiles(
  root: SourceFile,
  sources: Sources,
  fence: Fence,
): Promise<unknown> {
  const { bundle, problems } = await bundleOas({
    ref: root.file,
    config: createEmptyRedoclyConfig(),
    // The type is a class, of which the bundler calls no more than these methods.
    externalRefResolver: createResolver(root, sources, fence) as BaseResolver,
    componentRenamingConflicts: 'off',
  }).catch((thrown: unknown) => {
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    throw fromProblems([{ place: root.file, message: `cannot be bundled: ${message}` }])
  })
  const errors = problems.filter(({ severity }) => severity === 'error')
  const told = errors.flatMap((problem) => placed(problem, sources))
  if (told.length > 0) throw fromProblems(told)
  return bundle.parsed
}
