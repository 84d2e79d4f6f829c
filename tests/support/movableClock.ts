import type { ChildProcess } from 'node:child_process'
import { isBankingDay } from '../../platform/domain/base/time/bankingDays.ts'

/**
 * Environment of a gateway whose clock can be moved forward while it runs, so that tests do not
 * wait for a bank.
 * @param milliseconds lead over the machine's clock at the start.
 */
export function movableClock(milliseconds = 0): { NODE_OPTIONS: string } {
  const script = `
    let ahead = ${milliseconds}
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + ahead) : super(...given) }
      static now() { return Real.now() + ahead }
    }
    process.on('message', (message) => { ahead += message.moveClock ?? 0 })
    process.channel?.unref()`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }
}

/** Moves the clock of a process that was started with `movableClock` forward. */
export function moveClock(child: ChildProcess, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send({ moveClock: milliseconds }, (error) => (error ? reject(error) : resolve()))
  })
}

const hour = 3_600_000

/**
 * Milliseconds until ten in the morning of the next banking day in São Paulo, when banks accept a
 * TED.
 */
export function untilBankHours(now = Date.now()): number {
  const ten = new Date(now)
  ten.setUTCHours(13, 0, 0, 0)
  while (ten.getTime() <= now || !isBankingDay(ten.getTime())) {
    ten.setTime(ten.getTime() + 24 * hour)
  }
  return ten.getTime() - now
}
