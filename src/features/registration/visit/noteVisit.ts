import { invitationVisitLimits } from '../../../api/gen/limits.ts'
import { write } from '../../../api/write.ts'
import { localStore } from '../../../kit/storage.ts'

const storageKey = 'invitationVisits'

const isText = (value: unknown): value is string => typeof value === 'string'

type Noted = { day: string; codes: string[] }

function parse(json: unknown): Noted {
  // Anything may stand there; what is no list of codes of a day is thrown away.
  const { day, codes } = json as Partial<Record<keyof Noted, unknown>>
  if (!isText(day) || !Array.isArray(codes)) throw new TypeError('These are no visits')
  return { day, codes: codes.filter(isText) }
}

/**
 * Tells that this browser has come by an invitation's link, once a day for each code (AGENT-07). A
 * visit that gets lost is no matter of the visitor's.
 * @param now milliseconds since 1970.
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
