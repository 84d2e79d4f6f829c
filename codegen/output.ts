import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'

/**
 * Start of the first line in every generated file. Constant across releases, so that files of an
 * earlier release are recognized.
 */
const markStart = '// Generated from the OpenAPI contract'

/** First line of every generated file. */
export const generatedMark = `${markStart}. A change here is lost: change the contract.\n`

/**
 * Difference between the files on disk and the generated ones, as paths relative to the output
 * folder.
 */
export type Difference = {
  /** Files that are missing or have other content. */
  changedFiles: string[]
  /** Generated files that are no longer part of the output. */
  leftoverFiles: string[]
}

/** Error for generated files that cannot be written. The existing files are unchanged. */
export class OutputError extends Error {
  override name = 'OutputError'
}

const leave = 'must not be written; give yourself leave to write there, or choose another folder'
const room = 'has no room left on its disk; make room, or choose another folder'
const wantsFolder = 'goes through a file where a folder is wanted; choose another folder'

/** Messages for the system's error codes. */
const reasons = new Map([
  ['EACCES', leave],
  ['EPERM', leave],
  ['EROFS', leave],
  ['ENOSPC', room],
  ['EDQUOT', room],
  ['ENOTDIR', wantsFolder],
  ['EEXIST', wantsFolder],
  ['EISDIR', 'is a folder where a file is written; take it away, or choose another folder'],
])

function outputError(file: string, error: unknown): OutputError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  return new OutputError(`${file}: ${reasons.get(code) ?? `cannot be written: ${message}`}`)
}

const read = (file: string) => readFile(file, 'utf8').catch(() => undefined)

async function leftBehind(root: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const folders = [...new Set([...files.keys()].map(dirname))]
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder)).catch(() => [])).map((name) => posix.join(folder, name)),
    ),
  )
  const strangers = names.flat().filter((name) => !files.has(name))
  const marked = await Promise.all(
    strangers.map(async (name) => (await read(join(root, name)))?.startsWith(markStart)),
  )
  return strangers.filter((_, index) => marked[index])
}

/** Compares the files below `root` with the generated files. */
export async function compare(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<Difference> {
  const present = await Promise.all([...files.keys()].map((name) => read(join(root, name))))
  const changedFiles = [...files]
    .filter(([, content], index) => present[index] !== content)
    .map(([name]) => name)
  return { changedFiles, leftoverFiles: await leftBehind(root, files) }
}

/** Removes the temporary files and folders that an incomplete write created. */
function removePaths(createdPaths: ReadonlySet<string>): void {
  for (const path of createdPaths) rmSync(path, { recursive: true, force: true })
}

/**
 * Runs `work`. If `work` fails or the process is interrupted, removes the paths that `work`
 * created.
 */
async function withCleanup(work: (createdPaths: Set<string>) => Promise<void>): Promise<void> {
  const made = new Set<string>()
  const stop = () => {
    removePaths(made)
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    await work(made)
  } catch (thrown) {
    removePaths(made)
    throw thrown
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

async function writeDraft(
  file: string,
  content: string,
  createdPaths: Set<string>,
): Promise<string> {
  const draft = `${file}.${process.pid}.draft`
  const folder = await mkdir(dirname(file), { recursive: true })
  if (folder !== undefined) createdPaths.add(folder)
  createdPaths.add(draft)
  await writeFile(draft, content)
  // Reports a folder at the file's path before any file is replaced: `rename` would report the
  // folder only after other files were replaced.
  if ((await stat(file).catch(() => undefined))?.isDirectory()) {
    throw Object.assign(new Error('is a folder'), { code: 'EISDIR' })
  }
  return draft
}

/**
 * Updates the files below `root`. All files are written under temporary names before the first one
 * is renamed, so a reader never sees a partial file.
 * @throws {OutputError} when a file cannot be written; then all files are as before.
 */
export async function write(
  root: string,
  files: ReadonlyMap<string, string>,
  { changedFiles, leftoverFiles }: Difference,
): Promise<void> {
  let at = root
  try {
    await withCleanup(async (createdPaths) => {
      const drafts: [draft: string, file: string][] = []
      for (const name of changedFiles) {
        at = join(root, name)
        drafts.push([await writeDraft(at, files.get(name) ?? '', createdPaths), at])
      }
      // From the first rename on, an interruption must not remove temporary files that are still to
      // be renamed.
      createdPaths.clear()
      for (const [draft, file] of drafts) await rename(draft, file)
    })
    await Promise.all(leftoverFiles.map((name) => rm(join(root, name))))
  } catch (thrown) {
    throw outputError(at, thrown)
  }
}
