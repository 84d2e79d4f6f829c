/** Exports of all data of a member: requested, tracked and downloaded. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { Collections, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'
import type { RowOf } from '../../base/storage/store.ts'
import type { TextLanguage } from '../../base/texts/texts.ts'
import { planJob } from '../../base/time/jobs.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import { sections } from './sections/decisions.ts'

type Schemas = components['schemas']
export type DataExportRow = RowOf<Collections['dataExports']>
export type ExportFormat = Schemas['ExportFormat']

/** Lifetime of the files, and minimum interval between exports, in milliseconds. */
const lifetime = 7 * dayLength
const pause = dayLength
/** Time after which an unfinished export fails, in milliseconds. */
const mostWork = 10 * 60_000

/** A member's last export; undefined once its files have expired. */
export async function exportOf(
  { store, now }: Pick<Context, 'store' | 'now'>,
  memberId: string,
): Promise<DataExportRow | undefined> {
  const [row] = await store.dataExports.find({ where: { memberId }, limit: 1 })
  return row && row.expiresAt > now() ? row : undefined
}

/**
 * Earliest time of the next export; undefined if the member may request one now or one is in
 * progress.
 */
export function nextExportAt(row: DataExportRow | undefined, now: number): number | undefined {
  if (row?.status !== 'READY') return undefined
  const next = row.requestedAt + pause
  return next > now ? next : undefined
}

/** Removes an export, whatever its status. */
async function removeExport(
  tables: Pick<DomainTables, 'dataExports' | 'dataExportParts'>,
  { id }: Pick<DataExportRow, 'id'>,
): Promise<void> {
  await tables.dataExports.remove({ id })
  await tables.dataExportParts.remove({ exportId: id })
}

/**
 * Requests an export.
 * @returns the new export; the export in progress, if there is one; or the earliest time of the
 * next export, if the last one is too recent.
 */
export async function requestExport(
  context: Pick<Context, 'store' | 'now' | 'randomBytes'>,
  memberId: string,
  language: TextLanguage,
): Promise<DataExportRow | { nextAt: number }> {
  return againIfTaken(() =>
    context.store.transaction(async (tables) => {
      const requestedAt = context.now()
      const [before] = await tables.dataExports.find({ where: { memberId } })
      if (before?.status === 'QUEUED' || before?.status === 'RUNNING') return before
      const nextAt = nextExportAt(before, requestedAt)
      if (nextAt !== undefined) return { nextAt }
      if (before) await removeExport(tables, before)
      const row: DataExportRow = {
        id: idInTime(context, 'ex'),
        memberId,
        status: 'QUEUED',
        language,
        requestedAt,
        progress: { sections: 0, after: null, rows: 0, parts: 0 },
        jsonSize: 0,
        htmlSize: 0,
        readyAt: null,
        expiresAt: requestedAt + lifetime,
      }
      await tables.dataExports.insert(row)
      const { id: subject } = row
      await planJob(context, tables, { kind: 'writeExport', subject, dueAt: requestedAt })
      await planJob(context, tables, {
        kind: 'exportIsLate',
        subject,
        dueAt: requestedAt + mostWork,
      })
      return row
    }),
  )
}

/** Export as the API returns it. */
export function showExport(row: DataExportRow): Schemas['DataExport'] {
  const { status, requestedAt, expiresAt, readyAt, progress, jsonSize, htmlSize } = row
  const files = [
    { format: 'json' as const, size: jsonSize },
    { format: 'html' as const, size: htmlSize },
  ]
  return {
    status,
    requestedAt: new Date(requestedAt).toISOString(),
    percent: Math.floor((100 * progress.sections) / sections.length),
    expiresAt: new Date(expiresAt).toISOString(),
    ...(readyAt !== null && { readyAt: new Date(readyAt).toISOString() }),
    ...(status === 'READY' && { files }),
  }
}

export const partId = (exportId: string, format: ExportFormat, number: number): string =>
  `${exportId}/${format}/${number}`

/** Parts of a file in order, loaded one at a time to bound memory. */
export async function* exportFile(
  { store }: Pick<Context, 'store'>,
  { id, progress }: Pick<DataExportRow, 'id' | 'progress'>,
  format: ExportFormat,
): AsyncGenerator<string> {
  for (let number = 0; number < progress.parts; number += 1) {
    const part = await store.dataExportParts.get(partId(id, format, number))
    if (!part) throw new Error(`A part of the export ${id} is gone`)
    yield part.content
  }
}
