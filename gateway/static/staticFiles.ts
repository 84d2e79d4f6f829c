/**
 * Serves the files of the build from a table that is filled at the start, so that no request can
 * name a file of the disk.
 */
import { compressAll, isCompressible } from '../http/compression.ts'
import type { Shortcut } from '../http/httpServer.ts'
import {
  improveAnswer,
  type PreparedAnswer,
  prepareAnswer,
  sendPrepared,
} from '../http/preparedAnswer.ts'
import { dataPolicy, drawingPolicy, scriptPolicy } from '../http/securityHeaders.ts'
import { type BuildFile, hasFileType, typeOf } from './buildFile.ts'
import type { Build } from './buildFolder.ts'
import { type CompressedFiles, hashOf } from './compressedFiles.ts'

export type StaticFiles = {
  /** Handles GET and HEAD requests for the build's files and responds from memory. */
  shortcut: Shortcut
  /** Recompresses the files at the highest level, one after the other. */
  improve(): Promise<void>
}

/**
 * Names in this folder contain a hash of the content, so that the content under a name never
 * changes.
 */
const hashedFolder = '/assets/'

/** True if a path can only name a file, so that a missing file returns 404 instead of a page. */
export function isFilePath(path: string): boolean {
  return path.startsWith(hashedFolder) || path.includes('/.') || hasFileType(path)
}

/** Prepares every file of the build except the pages, which `documents.ts` serves. */
export async function createStaticFiles({
  files,
  compressed,
}: Pick<Build, 'files' | 'compressed'>): Promise<StaticFiles> {
  const prepared = await Promise.all(
    files
      .filter(({ path }) => !path.endsWith('.html'))
      .map(async (file) => [file.path, await prepare(file, compressed)] as const),
  )
  const table = new Map(prepared)
  return {
    shortcut(incoming, outgoing, context) {
      const { method, url = '' } = incoming
      const file = table.get(url) ?? table.get(url.split('?', 1)[0] ?? '')
      if (!file || (method !== 'GET' && method !== 'HEAD')) return false
      sendPrepared(file, incoming, outgoing, context)
      return true
    },
    async improve() {
      for (const file of table.values()) await improveAnswer(file)
    },
  }
}

async function prepare(
  { path, body }: BuildFile,
  findCompressed: CompressedFiles,
): Promise<PreparedAnswer> {
  const type = typeOf(path)
  const isImmutable = path.startsWith(hashedFolder)
  const policy = policyOf(type)
  const tag = hashOf(body)
  const best = findCompressed(body)
  return prepareAnswer(
    {
      status: 200,
      kind: 'file',
      headers: [
        ...['Content-Type', type],
        ...['Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache'],
        ...['Vary', 'Accept-Encoding'],
        ...(policy ? ['Content-Security-Policy', policy] : []),
      ],
      // Weak ETag if compressed, because recompression changes the bytes but not the content.
      tagOf: (encoding) => (encoding ? `W/"${tag}-${encoding}"` : `"${tag}"`),
      body,
    },
    best ?? (isCompressible(type, body.length) ? await compressAll(body, 'fast') : {}),
    { isSmallest: best !== undefined },
  )
}

/**
 * Content security policy of a file. Undefined for a file that can become neither a worker nor a
 * document.
 */
function policyOf(type: string): string | undefined {
  if (type.startsWith('text/javascript')) return scriptPolicy
  if (type === 'image/svg+xml') return drawingPolicy
  const isPassive = /^(?:font|image)\/|^text\/css/.test(type)
  return isPassive ? undefined : dataPolicy
}
