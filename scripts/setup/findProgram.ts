import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Paths that files with one of the names may have in the folders of a PATH, ordered by name first
 * and folder second. The files may not exist.
 */
export function filesOnPath(names: readonly string[], path: string): string[] {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * First executable program in a PATH with one of the names, else the first executable file in
 * `others`.
 * @returns its path; undefined when none is executable
 */
export function findProgram(
  names: readonly string[],
  path: string,
  others: readonly string[] = [],
): string | undefined {
  return [...filesOnPath(names, path), ...others].find(isExecutable)
}
