import { isAbsolute, relative } from 'node:path'

/** A file as people name it: from the folder that they stand in when it lies below, else in full. */
export function shownName(file: string): string {
  const name = relative(process.cwd(), file)
  return name === '' || name.startsWith('..') || isAbsolute(name) ? file : name
}
