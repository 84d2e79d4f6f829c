/** Pictures that players send, to be named by the call that needs them. */
import { fromBase64, toBase64 } from '../../../../src/lib/base64.ts'
import { cleanPicture } from '../../../../src/lib/pictures/cleanPicture.ts'
import type { DomainTables, FileRow } from '../collections/collections.ts'
import type { Context } from '../context/context.ts'
import { toHex } from '../context/digest.ts'
import { readPlatform } from '../platform/platformSettings.ts'

/** How long a file that no call has named is kept, in milliseconds. */
const unusedLifetime = 24 * 3_600_000
const megabyte = 1024 * 1024

type FileTables = Pick<DomainTables, 'files' | 'fileContents'>

/**
 * Keeps a picture of a member, without what its camera has written into it.
 * @throws {Rejection} when the bytes are no whole, still png or jpg of a sensible size
 *   (CONST-13), or the member has as many pictures as the platform keeps of one.
 */
export async function keepFile(
  context: Pick<Context<'FILE_INVALID' | 'FILES_FULL'>, 'now' | 'randomBytes' | 'store' | 'reject'>,
  memberId: string,
  sentBytes: Uint8Array,
): Promise<FileRow & { expiresAt: number }> {
  const cleaned = cleanPicture(sentBytes)
  if (!('bytes' in cleaned)) return context.reject('FILE_INVALID')
  const { bytes, ...picture } = cleaned
  // Not to be guessed, since it is named in calls of others who look at it: an operator, for one.
  const id = `f-${toHex(context.randomBytes(16))}`
  const createdAt = context.now()
  const expiresAt = createdAt + unusedLifetime
  const file = { id, memberId, ...picture, size: bytes.length, usedFor: null, createdAt, expiresAt }
  const base64 = toBase64(bytes)
  return context.store.transaction(async (tables) => {
    // Locked, so that of several at once each is added to those before it.
    await tables.wallets.get(memberId)
    if (await isFull(tables, memberId, file.size)) context.reject('FILES_FULL')
    await tables.files.insert(file)
    await tables.fileContents.insert({ id, base64, expiresAt })
    return file
  })
}

/** True if another file would exceed the total of a member. */
async function isFull(tables: DomainTables, memberId: string, size: number): Promise<boolean> {
  const { most, megabytes } = (await readPlatform(tables)).memberFiles
  const [all] = await tables.files.sum({ where: { memberId }, of: ['size'] })
  if (!all) return false
  return all.count >= most || all.sums.size + size > megabytes * megabyte
}

/** What is known of a file; undefined when there is none, or it was thrown away. */
export const findFile = (tables: Pick<DomainTables, 'files'>, fileId: string) =>
  tables.files.get(fileId)

/**
 * Names files for something that the member does, in its transaction: they are kept from now on,
 * and can be named for nothing else.
 * @param usedFor what they belong to, as `feedback/fb-…`.
 * @returns false when one of them is not theirs, is gone, or belongs to something else.
 */
export async function claimFiles(
  tables: FileTables,
  memberId: string,
  fileIds: readonly string[],
  usedFor: string,
): Promise<boolean> {
  const free = { memberId, usedFor: null }
  for (const id of fileIds) {
    if (!(await tables.files.update(id, { usedFor, expiresAt: null }, free))) return false
    await tables.fileContents.update(id, { expiresAt: null })
  }
  return true
}

/** Has files of something thrown away at a time; milliseconds since 1970. */
export async function keepFilesUntil(
  tables: FileTables,
  fileIds: readonly string[],
  expiresAt: number,
): Promise<void> {
  for (const id of fileIds) {
    await tables.files.update(id, { expiresAt })
    await tables.fileContents.update(id, { expiresAt })
  }
}

/** Throws files away. */
export async function removeFiles(tables: FileTables, fileIds: readonly string[]): Promise<void> {
  const which = { id: { in: fileIds } }
  await tables.files.remove(which)
  await tables.fileContents.remove(which)
}

/** A file's bytes; undefined when it is not the member's, or there are none. */
export async function readFile(
  tables: FileTables,
  memberId: string,
  fileId: string,
): Promise<{ mediaType: string; bytes: Uint8Array } | undefined> {
  const file = await findFile(tables, fileId)
  if (file?.memberId !== memberId) return undefined
  const content = await tables.fileContents.get(fileId)
  return content && { mediaType: file.mediaType, bytes: fromBase64(content.base64) }
}
