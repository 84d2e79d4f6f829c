import { setImmediate as nextTurn } from 'node:timers/promises'

/** Total milliseconds of consecutive reads after which other work runs. */
const maxDuration = 2
/**
 * Number of event loop turns in a pause: as many as a call needs from its arrival to its response.
 */
const turnsOfOthers = 6
/** Rows that are mapped in one turn, in about half a millisecond. */
const pieceSize = 500

async function othersFirst(): Promise<void> {
  for (let turn = 0; turn < turnsOfOthers; turn += 1) await nextTurn()
}

/**
 * Runs consecutive reads with pauses, so that other work of the process runs between them. SQLite
 * returns rows synchronously, and awaiting a settled promise does not yield to the event loop.
 */
export function createTurns(): <Result>(read: () => Promise<Result>) => Promise<Result> {
  let spent = 0
  return async (read) => {
    const begun = performance.now()
    const result = await read()
    spent += performance.now() - begun
    if (spent >= maxDuration) {
      spent = 0
      await othersFirst()
    }
    return result
  }
}

/** Maps a large number of rows with pauses for other work. */
export async function mapInTurns<From, To>(rows: readonly From[], to: (row: From) => To) {
  const made: To[] = []
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % pieceSize === 0) await othersFirst()
    made.push(to(row))
  }
  return made
}
