import type { Behaviour } from '../gen/behaviour.ts'
import { answer, fault, file, reject } from '../server/handler.ts'
import { keepFile, readFile } from '../world/base/files/files.ts'

export const files = {
  'POST /wps/files': async ({ world, body, caller: { member } }) => {
    const kept = await keepFile(world, member.id, body)
    if (!kept) return reject('FILE_INVALID')
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

  'GET /wps/files/{fileId}': async ({ world, path, caller: { member } }) => {
    const found = await readFile(world.store, member.id, path.fileId)
    return found ? file(found.bytes, found.mediaType) : fault('NOT_FOUND')
  },
} satisfies Pick<Behaviour, 'POST /wps/files' | 'GET /wps/files/{fileId}'>
