import { invitationVisitLimits } from '../../../api/gen/limits.ts'
import { write } from '../../../api/write.ts'
import { localStore } from '../../../kit/storage.ts'

const storageKey = 'invitationVisits'

const isText = (value: unknown): value is string => typeof value === 'string'

type Noted = { day: string; codes: string[] }

function parse(json: unknown): Noted {
  // The stored value may be anything; a value other than a day's list of codes is dropped.
  const { day, codes } = json as Partial<Record<keyof Noted, unknown>>
  if (!isText(day) || !Array.isArray(codes)) throw new TypeError('These are no visits')
  return { day, codes: codes.filter(isText) }
}

/**
 * Reports a visit through an invitation link, once a day for each code and browser (AGENT-07). A
 * failed report is ignored.
 * @param now milliseconds since the Unix epoch.
 */
export function noteVisit(code: string, now = Date.now()): void {
  if (code === '' || code.length > invitationVisitLimits.referralCode.maxLength) return
  const day = new Date(now).toISOString().slice(0, 10)
  const kept = localStore.getJson(storageKey, parse)
  const codes = kept?.day === day ? kept.codes : []
  if (codes.includes(code)) return
  localStore.setJson(storageKey, { day, codes: [...codes, code] })
  const body = { referralCode: code }
  write('POST /wps/registration/visit', { body }, { keepalive: true }).catch(() => {})
}
