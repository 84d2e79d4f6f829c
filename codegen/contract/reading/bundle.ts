import type { BaseResolver, Document } from '@redocly/openapi-core'
// The package's entry point for OpenAPI; the main entry point also loads the linter and GraphQL.
import { bundleOas, createEmptyRedoclyConfig, Source } from '@redocly/openapi-core/lib/bundle-oas'
import { ContractError, fromProblems, type Problem } from '../contractError.ts'
import { stepsOf } from '../pointer.ts'
import type { Fence } from './fence.ts'
import { placeIn, type SourceFile, type Sources } from './sources.ts'

/** Methods of the resolver that the bundler calls. */
type Resolver = Pick<BaseResolver, 'resolveExternalRef' | 'resolveDocument' | 'getFiles'>

/**
 * Creates a resolver for the bundler. `fence` limits the resolver to files in the contract's
 * folder.
 */
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
      // The type argument is the document type that the bundler expects.
      return documentOf(source) as Document<Parsed>
    },
  }
}

type BundlerProblem = Awaited<ReturnType<typeof bundleOas>>['problems'][number]

/** True within an extension or example, where objects may resemble a reference. */
const isData = (steps: readonly string[]) =>
  steps.some((step) => step.startsWith('x-') || step === 'example' || step === 'examples')

function problemsAt({ location, message }: BundlerProblem, sources: Sources): Problem[] {
  const [first] = location
  const steps = stepsOf(first?.pointer ?? '')
  if (!first || isData(steps)) return []
  const source = sources.load(first.source.absoluteRef)
  if ('reason' in source) return [{ place: first.source.absoluteRef, message }]
  return [{ place: placeIn(source.file, source.places.find(steps)), message }]
}

/**
 * Bundles the files of a contract into one document with internal references only. References are
 * kept, so that a recursive or very large contract stays small.
 * @throws {ContractError} when the bundler finds a problem that `crawl` did not find.
 */
export async function bundleFiles(
  root: SourceFile,
  sources: Sources,
  fence: Fence,
): Promise<unknown> {
  const { bundle, problems } = await bundleOas({
    ref: root.file,
    config: createEmptyRedoclyConfig(),
    // `BaseResolver` is a class, but the bundler calls only the three methods of `Resolver`.
    externalRefResolver: createResolver(root, sources, fence) as BaseResolver,
    componentRenamingConflicts: 'off',
  }).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    throw fromProblems([{ place: root.file, message: `cannot be bundled: ${message}` }])
  })
  const errors = problems.filter(({ severity }) => severity === 'error')
  const found = errors.flatMap((problem) => problemsAt(problem, sources))
  if (found.length > 0) throw fromProblems(found)
  return bundle.parsed
}
