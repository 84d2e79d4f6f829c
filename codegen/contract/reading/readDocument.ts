import type { Contract } from '../contract.ts'
import { fromProblems, type Problem } from '../contractError.ts'
import type { Node } from '../node.ts'
import type { bundleFiles } from './bundle.ts'
import { checkDocument } from './checkDocument.ts'
import { crawl } from './crawl.ts'
import { createFence } from './fence.ts'
import { findRoot } from './findRoot.ts'
import { createPlaces, type Places } from './places.ts'
import { createSources, placeIn, type SourceFile, type Sources } from './sources.ts'
import { findDocumentProblem } from './version.ts'
import type { Finding } from './walkDocument.ts'

/**
 * Loads the bundler for contracts of several files only: loading it takes longer than reading most
 * contracts.
 */
const bundle: typeof bundleFiles = async (...files) =>
  (await import('./bundle.ts')).bundleFiles(...files)

/** Valid document with its source positions. */
export type ReadDocument = {
  document: Contract
  places: Places
  /**
   * Returns warnings about dropped and corrected parts. Each call computes the source positions.
   */
  warnings: () => Problem[]
}

function openRoot(file: string, sources: Sources): SourceFile {
  const root = sources.load(file)
  if (!('reason' in root)) return root
  const { reason } = root
  throw fromProblems(reason === undefined ? sources.problems : [{ place: file, message: reason }])
}

/**
 * Reads the files of a contract into one document of the same OpenAPI version.
 * @param path the document, or a folder that contains it.
 * @throws {ContractError} with file, line and column of every problem.
 */
export async function readDocument(path: string): Promise<ReadDocument> {
  const { file, folder } = findRoot(path)
  const sources = createSources(file)
  const fence = createFence(folder)
  const root = openRoot(file, sources)
  const refused = findDocumentProblem(root, file)
  if (refused) {
    const place = placeIn(file, root.places.find(refused.steps))
    throw fromProblems([{ place, message: refused.message }])
  }
  const crawled = crawl(root, sources, fence)
  if (crawled.problems.length > 0) throw fromProblems(crawled.problems)
  const document = crawled.isWhole ? root.content : await bundle(root, sources, fence)
  // The cast is safe: the document has an `openapi` member, so it is an object.
  const { problems, warnings } = checkDocument(document as Node)
  const places = createPlaces(document, crawled.files, crawled.follow)
  const placed = ({ steps, also, message }: Finding): Problem => ({
    place: places(steps),
    message: also ? `${message} (it stands at ${places(also)})` : message,
  })
  if (problems.length > 0) throw fromProblems(problems.map(placed))
  return {
    // The cast is safe: `checkDocument` has verified the document's structure.
    document: document as Contract,
    places,
    warnings: () => [
      ...crawled.warnings.map(({ place, message }) => ({ place: place(), message })),
      ...warnings.map(placed),
    ],
  }
}
