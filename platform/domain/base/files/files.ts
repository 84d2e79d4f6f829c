/** Pictures uploaded by members. An uploaded file is temporary until a later call claims it. */
import { fromBase64, toBase64 } from '../../../../src/lib/base64.ts'
import { cleanPicture } from '../../../../src/lib/pictures/cleanPicture.ts'
import type { DomainTables, FileRow } from '../collections/collections.ts'
import type { Context } from '../context/context.ts'
import { toHex } from '../context/digest.ts'
import { readPlatform } from '../platform/platformSettings.ts'

/** Lifetime of an unclaimed file, in milliseconds. */
const unusedLifetime = 24 * 3_600_000
const megabyte = 1024 * 1024

type FileTables = Pick<DomainTables, 'files' | 'fileContents'>

/**
 * Stores a member's picture without its camera metadata.
 * @throws {Rejection} when the bytes are not a complete, still png or jpg of an accepted size
 * (CONST-13), or the member's storage is full.
 */
export async function keepFile(
  context: Pick<Context<'FILE_INVALID' | 'FILES_FULL'>, 'now' | 'randomBytes' | 'store' | 'reject'>,
  memberId: string,
  sentBytes: Uint8Array,
): Promise<FileRow & { expiresAt: number }> {
  const cleaned = cleanPicture(sentBytes)
  if (!('bytes' in cleaned)) return context.reject('FILE_INVALID')
  const { bytes, ...picture } = cleaned
  // The id must be unguessable, since other callers use it too, such as an operator who views the
  // file.
  const id = `f-${toHex(context.randomBytes(16))}`
  const createdAt = context.now()
  const expiresAt = createdAt + unusedLifetime
  const file = { id, memberId, ...picture, size: bytes.length, usedFor: null, createdAt, expiresAt }
  const base64 = toBase64(bytes)
  return context.store.transaction(async (tables) => {
    // Locks the member, so that concurrent uploads are counted one after the other.
    await tables.wallets.get(memberId)
    if (await isFull(tables, memberId, file.size)) context.reject('FILES_FULL')
    await tables.files.insert(file)
    await tables.fileContents.insert({ id, base64, expiresAt })
    return file
  })
}

async function isFull(tables: DomainTables, memberId: string, size: number): Promise<boolean> {
  const { most, megabytes } = (await readPlatform(tables)).memberFiles
  const [all] = await tables.files.sum({ where: { memberId }, of: ['size'] })
  if (!all) return false
  return all.count >= most || all.sums.size + size > megabytes * megabyte
}

/** Metadata of a file; undefined if the file is unknown or was removed. */
export const findFile = (tables: Pick<DomainTables, 'files'>, fileId: string) =>
  tables.files.get(fileId)

/**
 * Claims uploaded files, in the transaction of the call that uses them. A claimed file is permanent
 * and cannot be claimed again.
 * @param usedFor object that uses the files, such as `feedback/fb-…`.
 * @returns false if a file is missing, is not the member's, or is already claimed.
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

/** Schedules the removal of files. @param expiresAt in milliseconds since 1970. */
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

export async function removeFiles(tables: FileTables, fileIds: readonly string[]): Promise<void> {
  const which = { id: { in: fileIds } }
  await tables.files.remove(which)
  await tables.fileContents.remove(which)
}

/** Bytes of a file; undefined if the file is missing or not the member's. */
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
