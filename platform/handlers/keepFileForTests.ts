import { keepFile } from '../world/base/files/files.ts'

/** Keeps a picture of a member's. @returns its id. */
export async function keepFileForTests(...picture: Parameters<typeof keepFile>): Promise<string> {
  const kept = await keepFile(...picture)
  if (typeof kept === 'string') throw new Error(kept)
  return kept.id
}
