/**
 * The environment of a gateway whose clock is ahead, for what happens at certain hours only.
 * @param milliseconds how far it is ahead of the machine's.
 */
export function shiftedClock(milliseconds: number): { NODE_OPTIONS: string } {
  const script = `const Real=Date;globalThis.Date=class extends Real{constructor(...a){if(a.length===0)super(Real.now()+${milliseconds});else super(...a)}static now(){return Real.now()+${milliseconds}}}`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }
}

const hour = 3_600_000

/** How far it is to the next weekday at ten in the morning in São Paulo, when banks take a TED. */
export function untilBankHours(now = Date.now()): number {
  const ten = new Date(now)
  ten.setUTCHours(13, 0, 0, 0)
  while (ten.getTime() <= now || ten.getUTCDay() % 6 === 0) ten.setTime(ten.getTime() + 24 * hour)
  return ten.getTime() - now
}
