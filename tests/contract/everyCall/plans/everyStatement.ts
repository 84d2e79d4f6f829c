import { expect } from 'vitest'
import { createCalls } from '../calls/calls.ts'
import { operations } from '../calls/document.ts'
import { onGateway } from '../calls/platform.ts'
import { isBrowsing, isSuccess, prepared, switchItsModule } from '../prepared.ts'
import { recordedStatements, type Statement } from './recording.ts'

/**
 * True for statements that need a plan; all others write one row, or begin or end a transaction.
 */
const isPlanned = ({ sql }: Statement) => /^(select .* from "|update |delete )/s.test(sql)

/**
 * Makes every call successfully once, by an allowed caller, and public reads as a visitor too.
 * @returns the statements that the gateway ran for the calls.
 */
export async function everyStatement(): Promise<Statement[]> {
  const starter = await onGateway()
  const platform = await starter.start({})
  try {
    const calls = createCalls(platform)
    for (const operation of operations) {
      const undo = await switchItsModule(calls, operation)
      const parts = await prepared(calls, operation)
      const reply = await calls.send(operation, parts)
      expect(isSuccess(reply), `${operation.key}: ${reply.status}`).toBe(true)
      if (isBrowsing(operation)) {
        const { path, query, headers } = parts
        await calls.send(operation, { path, query, headers })
      }
      await undo()
    }
  } finally {
    await platform.stop()
    await starter.remove()
  }
  return recordedStatements().filter(isPlanned)
}
