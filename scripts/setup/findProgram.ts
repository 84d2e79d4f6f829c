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
 * All files in the folders of a PATH that have one of the names, ordered by name first and folder
 * second.
 */
export function filesOnPath(names: readonly string[], path: string): string[] {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * First executable program in a PATH with one of the names, else among other files.
 * @returns its path; undefined when none is executable
 */
export function findProgram(
  names: readonly string[],
  path: string,
  others: readonly string[] = [],
): string | undefined {
  return [...filesOnPath(names, path), ...others].find(isExecutable)
}
