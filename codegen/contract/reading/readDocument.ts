import type { Contract } from '../contract.ts'
import { fromProblems } from '../contractError.ts'
import { bundleFiles } from './bundle.ts'
import { crawl } from './crawl.ts'
import { createFence } from './fence.ts'
import { shownName } from './fileName.ts'
import { findRoot } from './findRoot.ts'
import { createSources, placeIn, type SourceFile, type Sources } from './sources.ts'
import { refuseDocument } from './version.ts'

function openRoot(file: string, sources: Sources): SourceFile {
  const root = sources.load(file)
  if (!('reason' in root)) return root
  const { reason } = root
  throw fromProblems(
    reason === undefined ? sources.problems : [{ place: shownName(file), message: reason }],
  )
}

/**
 * Reads the files of a contract into one document, in the words of its own version of OpenAPI.
 * @param path the document, or a folder that holds it.
 * @throws {ContractError} with every problem's file, line and column.
 */
export async function readDocument(path: string): Promise<Contract> {
  const { file, folder } = findRoot(path)
  const sources = createSources(file)
  const fence = createFence(folder)
  const root = openRoot(file, sources)
  const refused = refuseDocument(root, shownName(file))
  if (refused) {
    const place = placeIn(file, root.places.find(refused.steps))
    throw fromProblems([{ place, message: refused.message }])
  }
  const { problems } = crawl(root, sources, fence)
  if (problems.length > 0) throw fromProblems(problems)
  return (await bundleFiles(root, sources, fence)) as Contract
}
