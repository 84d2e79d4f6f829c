import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type Handle, openHandle } from './handle.ts'
import type { ReadReply, ReadRequest } from './readMessages.ts'
import { whenFree } from './whenFree.ts'

/**
 * Result of a query. All rows are read at once, and are then sent in chunks. If a statement stayed
 * open between the chunks, later queries would not see new commits.
 */
type Found = ReturnType<Handle['readValues']> & { took: number; sentCount: number }

/** Rows per reply. Small replies keep the main thread responsive. */
const pieceSize = 250

// Lowers the priority of this thread, so that calls go first. Only on Linux, since other systems
// would lower the priority of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { file }: { file: string } = workerData
const handle = openHandle(file, { readOnly: true })
const pendingReads = new Map<number, Found>()

const reply = (message: ReadReply) => parentPort?.postMessage(message)

function sendPiece(id: number, { columns, rows, took, sentCount }: Found) {
  const until = sentCount + pieceSize
  const isLast = until >= rows.length
  if (isLast) pendingReads.delete(id)
  else pendingReads.set(id, { columns, rows, took, sentCount: until })
  const piece = sentCount === 0 && isLast ? rows : rows.slice(sentCount, until)
  reply({ kind: 'rows', id, columns, rows: piece, isLast, took })
}

parentPort?.on('message', async (request: ReadRequest) => {
  if (request.kind === 'end') {
    handle.close()
    parentPort?.close()
    return
  }
  const { id } = request
  const rest = pendingReads.get(id)
  if (request.kind === 'more') {
    if (rest) sendPiece(id, rest)
    return
  }
  const begun = performance.now()
  try {
    const values = await whenFree(() => handle.readValues(request))
    sendPiece(id, { ...values, took: performance.now() - begun, sentCount: 0 })
  } catch {
    // The error itself is not sent: the main thread repeats the query and gets the same error.
    reply({ kind: 'failed', id })
  }
})
