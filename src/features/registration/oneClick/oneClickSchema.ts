import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Reason } from '../../../identity/ruledField/reasons.ts'
import { ageOn, parseDate } from '../../../lib/date.ts'

// By default zod tries `eval` once, which a strict content security policy reports as a violation.
z.config({ jitless: true })

/** Values of the form; `birthday` has the form `yyyy-MM-dd`. */
export type OneClickValues = { birthday: string; terms: boolean }

const step = (reason: Reason, test: (value: string) => boolean) =>
  z.refine<string>(test, { error: reason, abort: true })

/**
 * Requires the market's minimum age (CONST-10) and the accepted terms. Messages are reasons, not
 * texts.
 *
 * @param today returns the day in the market's time zone, such as `2026-11-21`.
 */
export function oneClickResolver(
  minimumAge: number,
  today: () => string,
): Resolver<OneClickValues> {
  const isOldEnough = (value: string) => {
    const birth = parseDate(value)
    return birth !== undefined && ageOn(birth, today()) >= minimumAge
  }
  const birthday = z.string().check(
    step('required', (value) => value !== ''),
    step('date', (value) => parseDate(value) !== undefined),
    step('underAge', isOldEnough),
  )
  const terms = z
    .boolean()
    .check(z.refine<boolean>((value) => value, { error: 'required' satisfies Reason }))
  return zodResolver(z.object({ birthday, terms }))
}
