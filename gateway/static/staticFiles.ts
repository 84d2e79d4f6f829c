/**
 * The files of the build: a table made at start, so that no request can name a file of the disk.
 */
import { createHash } from 'node:crypto'
import { extname } from 'node:path/posix'
import {
  acceptedEncoding,
  type CompressedVariants,
  compressAll,
  isCompressible,
} from '../http/compression.ts'
import { dataPolicy, drawingPolicy, scriptPolicy } from '../http/securityHeaders.ts'
import type { BuildFile } from './buildFolder.ts'

type StaticFile = {
  body: Buffer
  encodings: CompressedVariants
  headers: Record<string, string>
  etag: string
}

export type StaticFiles = {
  /** Answers a GET or HEAD of a file; undefined when the build has none of that path. */
  answer(path: string, request: Request): Response | undefined
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
    answer(path, request) {
      const file = table.get(path)
      return file && respond(file, request)
    },
    async improve() {
      for (const file of table.values())
        if (file.encodings.br) file.encodings = await compressAll(file.body, 'best')
    },
  }
}

async function prepare({ path, body }: BuildFile): Promise<StaticFile> {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const policy = type.startsWith('text/javascript')
    ? scriptPolicy
    : type === types['.svg']
      ? drawingPolicy
      : dataPolicy
  return {
    body,
    encodings: isCompressible(type, body.length) ? await compressAll(body, 'fast') : {},
    headers: {
      'Content-Type': type,
      'Cache-Control': path.startsWith(hashedFolder)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      'Content-Security-Policy': policy,
      Vary: 'Accept-Encoding',
    },
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  }
}

function respond(file: StaticFile, request: Request): Response {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
  const encoded = encoding && file.encodings[encoding]
  const body = encoded ?? file.body
  // Weak where compressed: the bytes may become fewer, what they stand for stays.
  const etag = encoded ? `W/"${file.etag}-${encoding}"` : `"${file.etag}"`
  const headers: Record<string, string> = { ...file.headers, ETag: etag }
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  if (encoded && encoding) headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(body.length)
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(new Uint8Array(body), { headers })
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag) || bare(tag) === '*')
}
