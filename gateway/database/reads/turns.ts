import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds. */
const longest = 2
/** Of the event loop: so many a call of somebody else takes from its arrival to its answer. */
const turnsOfOthers = 6
/** Rows that are made into others at once: half a millisecond. */
const pieceSize = 500

async function othersFirst(): Promise<void> {
  for (let turn = 0; turn < turnsOfOthers; turn += 1) await nextTurn()
}

/**
 * Runs reads that come one after the other so that the rest of the process has its turn between
 * them: SQLite answers within the call, and who awaits an answer that is there already would go on
 * before anybody else.
 */
export function createTurns(): <Result>(read: () => Promise<Result>) => Promise<Result> {
  let spent = 0
  return async (read) => {
    const begun = performance.now()
    const result = await read()
    spent += performance.now() - begun
    if (spent >= longest) {
      spent = 0
      await othersFirst()
    }
    return result
  }
}

/** Maps rows, of which there may be very many, so that the rest of the process has its turn. */
export async function mapInTurns<From, To>(rows: readonly From[], to: (row: From) => To) {
  const made: To[] = []
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % pieceSize === 0) await othersFirst()
    made.push(to(row))
  }
  return made
}
