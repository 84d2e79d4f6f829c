import type { RepositoryFile } from '../support/repositoryFiles.ts'

/**
 * A folder that exists on one person's machine only. `/home/more` may be an address of the portal.
 */
const personal =
  /(?<![\w.$}/-])(\/(home|Users)\/[\w.-]+\/|\/(root|work|mnt|tmp|private|var\/folders)\/|[A-Za-z]:\\{1,2}Users\\)[\w.-]+/

/** Lines that contain a path of one machine. */
export function machinePaths(files: readonly RepositoryFile[]): string[] {
  return files.flatMap(({ path, content }) =>
    content.split('\n').flatMap((line, index) => {
      const [found] = personal.exec(line) ?? []
      return found ? [`${path}:${index + 1} names ${found}, a folder of one machine.`] : []
    }),
  )
}
