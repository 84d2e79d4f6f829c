import { keepFile } from '../../domain/base/files/files.ts'

/** Keeps a picture of a member's. @returns its id. */
export const keepFileForTests = async (...picture: Parameters<typeof keepFile>): Promise<string> =>
  (await keepFile(...picture)).id
