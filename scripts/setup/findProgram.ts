import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** True if a file is there and may be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Every file in the folders of a PATH that has one of the names; the names' order counts first. */
export function filesOnPath(names: readonly string[], path: string): string[] {
  const folders = path.split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/**
 * The first program of some names in a PATH, else among other files.
 * @returns its path; undefined when there is none that may be run
 */
export function findProgram(
  names: readonly string[],
  path: string,
  others: readonly string[] = [],
): string | undefined {
  return [...filesOnPath(names, path), ...others].find(isExecutable)
}
