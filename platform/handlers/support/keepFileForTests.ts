import { keepFile } from '../../domain/base/files/files.ts'

/**
 * Stores a picture of a member.
 * @returns its id.
 */
export const keepFileForTests = async (...picture: Parameters<typeof keepFile>): Promise<string> =>
  (await keepFile(...picture)).id
