import type { RepositoryFile } from '../support/repositoryFiles.ts'

/**
 * Matches a path in a folder that exists on one machine only. `/home/more` is exempt, since it may
 * be a URL path of the portal.
 */
const personal =
  /(?<![\w.$}/-])(\/(home|Users)\/[\w.-]+\/|\/(root|work|mnt|tmp|private|var\/folders)\/|[A-Za-z]:\\{1,2}Users\\)[\w.-]+/

/** Lines that contain a path that exists on one machine only. */
export function machinePaths(files: readonly RepositoryFile[]): string[] {
  return files.flatMap(({ path, content }) =>
    content.split('\n').flatMap((line, index) => {
      const [found] = personal.exec(line) ?? []
      return found ? [`${path}:${index + 1} names ${found}, a folder of one machine.`] : []
    }),
  )
}
