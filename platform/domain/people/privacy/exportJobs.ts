/**
 * Scheduled jobs that write exports one page of rows at a time, so that no request waits and memory
 * stays bounded.
 */
import { tellOwner } from '../../accounts/messages/tellOwner.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { message, type Texts } from '../../base/texts/texts.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { type DataExportRow, partId } from './dataExports.ts'
import type { Portion } from './files/exportFile.ts'
import { htmlFile } from './files/htmlFile.ts'
import { jsonFile } from './files/jsonFile.ts'
import { type People, peopleIn } from './files/plainRow.ts'
import { pageAfter, placeOf } from './readSection.ts'
import { sections } from './sections/decisions.ts'

/** Rows per page. A page is read, written and stored within a few milliseconds. */
const pageSize = 200

const files = { json: jsonFile, html: htmlFile(sections) }
const encoder = new TextEncoder()

const title: Texts = message('ownData.ready.title')
const body: Texts = message('ownData.ready.body')

async function namesOf(tables: DomainTables, ids: readonly string[]): Promise<People> {
  if (ids.length === 0) return new Map()
  const members = await tables.members.find({ where: { id: { in: ids } } })
  return new Map(members.map(({ id, username }) => [id, username]))
}

/** Next page of an export, and its progress after that page. */
async function nextPortion(tables: DomainTables, { memberId, progress }: DataExportRow) {
  const section = sections[progress.sections]
  if (!section) return undefined
  const { after } = progress
  const page = await pageAfter(tables, section, { memberId, after, size: pageSize })
  const { rows } = page
  const last = rows.at(-1)
  const isLast = page.isEnd || last === undefined
  const portion: Portion = {
    section,
    rows,
    people: await namesOf(tables, peopleIn(section, rows)),
    isFirst: progress.rows === 0,
    isFirstSection: progress.sections === 0,
    isLast,
  }
  const moved = isLast
    ? { sections: progress.sections + 1, after: null, rows: 0 }
    : {
        sections: progress.sections,
        after: placeOf(section, last),
        rows: progress.rows + rows.length,
      }
  return { portion, progress: { ...moved, parts: progress.parts + 1 } }
}

/** Scheduled job that writes one page of an export and schedules the next. */
const writeExport: JobHandler = async (context, tables, announce, { subject }) => {
  const row = await tables.dataExports.get(subject)
  if (row?.status !== 'QUEUED' && row?.status !== 'RUNNING') return
  const member = await tables.members.get(row.memberId)
  if (!member) return
  const next = await nextPortion(tables, row)
  const { language, requestedAt, expiresAt } = row
  const facts = { username: member.username, language, requestedAt }
  const isFirst = row.progress.parts === 0
  const sizes = { json: row.jsonSize, html: row.htmlSize }
  for (const format of ['json', 'html'] as const) {
    const file = files[format]
    const written = next ? file.portion(next.portion, facts) : file.end(facts)
    const content = isFirst ? file.begin(facts) + written : written
    const id = partId(subject, format, row.progress.parts)
    await tables.dataExportParts.insert({ id, exportId: subject, content, expiresAt })
    sizes[format] += encoder.encode(content).length
  }
  const changes = { jsonSize: sizes.json, htmlSize: sizes.html }
  if (next) {
    const { progress } = next
    await tables.dataExports.update(subject, { ...changes, status: 'RUNNING', progress })
    await planJob(context, tables, { kind: 'writeExport', subject, dueAt: context.now() })
    return
  }
  const progress = { ...row.progress, parts: row.progress.parts + 1 }
  const readyAt = context.now()
  await tables.dataExports.update(subject, { ...changes, status: 'READY', progress, readyAt })
  const notice = { memberId: member.id, title, body, opens: '/member/privacy' }
  await tellOwner(context, tables, announce, notice)
}

/**
 * Scheduled job that fails an export that is not ready in time, so that the member can request
 * another.
 */
const exportIsLate: JobHandler = async (_context, tables, _announce, { subject }) => {
  const row = await tables.dataExports.get(subject)
  if (row?.status !== 'QUEUED' && row?.status !== 'RUNNING') return
  await tables.dataExports.update(subject, { status: 'FAILED' })
  await tables.dataExportParts.remove({ exportId: subject })
}

export const exportJobs = { writeExport, exportIsLate } satisfies Record<string, JobHandler>
