/**
 * The files of the build: a table made at start, so that no request can name a file of the disk.
 */
import { createHash } from 'node:crypto'
import { extname } from 'node:path/posix'
import { compressAll, isCompressible } from '../http/compression.ts'
import type { Shortcut } from '../http/httpServer.ts'
import {
  improveAnswer,
  type PreparedAnswer,
  prepareAnswer,
  sendPrepared,
} from '../http/preparedAnswer.ts'
import { dataPolicy, drawingPolicy, scriptPolicy } from '../http/securityHeaders.ts'
import type { BuildFile } from './buildFolder.ts'

export type StaticFiles = {
  /** Takes the reads of files that the build has, and answers them from memory. */
  shortcut: Shortcut
  /** Makes the compressed files as small as they can be, one after the other. */
  improve(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Names in here carry a hash of their content, so what they stand for never changes. */
const hashedFolder = '/assets/'

/** Whether a path can only be meant for a file, so that its absence is a real 404. */
export function isFilePath(path: string): boolean {
  return path.startsWith(hashedFolder) || path.includes('/.') || extname(path) in types
}

/** Compresses every file but the pages, which `documents.ts` answers, and makes the table. */
export async function createStaticFiles(files: readonly BuildFile[]): Promise<StaticFiles> {
  const prepared = await Promise.all(
    files
      .filter(({ path }) => !path.endsWith('.html'))
      .map(async (file) => [file.path, await prepare(file)] as const),
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

async function prepare({ path, body }: BuildFile): Promise<PreparedAnswer> {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const isImmutable = path.startsWith(hashedFolder)
  const policy = policyOf(type)
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
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
      // Weak where compressed: the bytes may become fewer, what they stand for stays.
      tagOf: (encoding) => (encoding ? `W/"${tag}-${encoding}"` : `"${tag}"`),
      body,
    },
    isCompressible(type, body.length) ? await compressAll(body, 'fast') : {},
  )
}

/** The policy of a file that may become a worker, or a page of its own. */
function policyOf(type: string): string | undefined {
  if (type.startsWith('text/javascript')) return scriptPolicy
  if (type === types['.svg']) return drawingPolicy
  const isPassive = /^(?:font|image)\/|^text\/css/.test(type)
  return isPassive ? undefined : dataPolicy
}
