import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'

/** The first line of every generated file. */
export const generatedMark =
  '// Generated from the OpenAPI contract by `npm run generate`. A change here is lost: change the contract.\n'

/** What differs between a folder and what should be generated there. */
export type Difference = {
  /** Files that are missing or say something else. */
  changed: string[]
  /** Files that an earlier contract left behind. */
  left: string[]
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
    strangers.map(async (name) => (await read(join(root, name)))?.startsWith(generatedMark)),
  )
  return strangers.filter((_, index) => marked[index])
}

/** Compares the files below `root` with what is generated. Touches nothing. */
export async function compare(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<Difference> {
  const present = await Promise.all([...files.keys()].map((name) => read(join(root, name))))
  const changed = [...files]
    .filter(([, content], index) => present[index] !== content)
    .map(([name]) => name)
  return { changed, left: await leftBehind(root, files) }
}

/** Brings the files below `root` up to date. A reader sees the old or the new file, never half of one. */
export async function write(
  root: string,
  files: ReadonlyMap<string, string>,
  { changed, left }: Difference,
): Promise<void> {
  for (const name of changed) {
    const file = join(root, name)
    const draft = `${file}.${process.pid}.draft`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(draft, files.get(name) ?? '')
    await rename(draft, file)
  }
  await Promise.all(left.map((name) => rm(join(root, name))))
}
