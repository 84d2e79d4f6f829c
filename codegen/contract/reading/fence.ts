import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/**
 * Restricts the files from which a contract may be read. Checks paths and symbolic links, and opens
 * no file.
 */
export type Fence = {
  /**
   * Resolves a reference in a file to the path of another file.
   * @param from absolute path of the file that contains the reference.
   * @param uri the reference without its fragment.
   * @returns the absolute path, or the reason why the file must not be read.
   */
  locate(from: string, uri: string): { file: string } | { reason: string }
  /** Reason why an absolute path must not be read; undefined for a permitted or missing file. */
  reasonAgainst(file: string): string | undefined
}

const decode = (uri: string): string => {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}

function refuseAddress(uri: string): string | undefined {
  if (/^https?:/i.test(uri)) {
    return `refers to ${uri}, and nothing is fetched from the network; save it beside the contract and refer to the file`
  }
  // The scheme of a URL has at least two characters: a single letter before a colon is a Windows
  // drive.
  if (/^[a-z][a-z\d+.-]+:/i.test(uri)) {
    return `refers to ${uri}, which is no path of a file; save it beside the contract and refer to it by its relative path`
  }
  return undefined
}

/** @param folder absolute path of the contract's folder. */
export function createFence(folder: string): Fence {
  const realFolder = realpathSync.native(folder)
  const realFolders = new Map<string, string>()
  const outside = new Map<string, boolean>()
  const isBelow = (path: string, top: string) =>
    path.startsWith(top.endsWith(sep) ? top : top + sep)

  /**
   * Returns the real path of a folder, with symbolic links resolved. For a missing folder, returns
   * a made-up path within the contract's folder.
   */
  function realOf(path: string): string {
    const known = realFolders.get(path)
    if (known !== undefined) return known
    let real = path
    try {
      real = realpathSync.native(path)
    } catch {
      // A missing file counts as permitted: the error on reading it is clearer.
      real = join(realFolder, 'missing')
    }
    realFolders.set(path, real)
    return real
  }

  const leadsOutside = (file: string): boolean => {
    if (!isBelow(file, folder)) return true
    const parent = realOf(dirname(file))
    if (parent !== realFolder && !isBelow(parent, realFolder)) return true
    const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
    return isLink && !isBelow(realOf(file), realFolder)
  }

  const fence: Fence = {
    locate(from, uri) {
      const reason = refuseAddress(uri)
      if (reason !== undefined) return { reason }
      const path = decode(uri).replaceAll('\\', '/')
      const file = resolve(dirname(from), path)
      const refused = fence.reasonAgainst(file)
      return refused === undefined ? { file } : { reason: `refers to ${uri}, which ${refused}` }
    },
    reasonAgainst(file) {
      const known = outside.get(file) ?? leadsOutside(file)
      outside.set(file, known)
      return known
        ? "lies outside the contract's folder, so it is not read; move it below, or give --contract the folder that holds both"
        : undefined
    },
  }
  return fence
}
