import { identityUse } from '../../domain/accounts/identity/submitPictures.ts'
import type { FileRow } from '../../domain/base/collections/collections.ts'
import { findFile, keepFile, readFile } from '../../domain/base/files/files.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, fault, file } from '../../server/handler.ts'

/** Milliseconds for which a member can view a picture that they sent for the identity check. */
const proofShown = 3_600_000

const isShown = ({ usedFor, createdAt }: FileRow, now: number): boolean =>
  usedFor?.startsWith(identityUse) !== true || now < createdAt + proofShown

export const files = {
  'POST /wps/files': async ({ context, body, caller: { member } }) => {
    const kept = await keepFile(context, member.id, body)
    const { id, mediaType, size, width, height, expiresAt } = kept
    return answer({
      fileId: id,
      mediaType,
      size,
      width,
      height,
      expiresAt: new Date(expiresAt).toISOString(),
    })
  },

  'GET /wps/files/{fileId}': async ({ context, path, caller: { member } }) => {
    const kept = await findFile(context.store, path.fileId)
    if (kept && !isShown(kept, context.now())) return fault('NOT_FOUND')
    const found = await readFile(context.store, member.id, path.fileId)
    return found ? file(found.bytes, found.mediaType) : fault('NOT_FOUND')
  },
} satisfies Pick<Behaviour, 'POST /wps/files' | 'GET /wps/files/{fileId}'>
