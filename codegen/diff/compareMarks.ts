import type { Operation } from '../contract/operations.ts'
import { inMessage } from './change.ts'
import type { OperationFindings } from './comparison.ts'

type Raw = Readonly<Record<string, unknown>>

/** Accesses from the widest to the narrowest. */
const accesses = ['any', 'full', 'agent']

function compareRejections(old: Operation, present: Operation, findings: OperationFindings) {
  const missing = (from: Operation, other: Operation) =>
    from.rejections.filter((code) => !other.rejections.includes(code))
  for (const code of missing(present, old)) {
    findings.add('added', 'x-rejections', `it may now reject with ${code}`)
  }
  for (const code of missing(old, present)) {
    findings.add('changed', 'x-rejections', `it no longer rejects with ${code}`)
  }
}

/** Extensions that restrict callers: a narrower set breaks. */
function compareWhoMay(old: Operation, present: Operation, findings: OperationFindings) {
  if (old.access !== present.access) {
    const narrower = accesses.indexOf(present.access) > accesses.indexOf(old.access)
    const message = `is now ${present.access}, was ${old.access}`
    findings.add(narrower ? 'breaking' : 'changed', 'x-access', message)
  }
  if (old.flag !== present.flag) {
    const message = `is now ${present.flag ?? 'no module'}, was ${old.flag ?? 'no module'}`
    findings.add(present.flag === null ? 'changed' : 'breaking', 'x-flag', message)
  }
}

/** Severity of a change of other extensions. */
const written: Readonly<Record<string, 'breaking' | 'changed'>> = {
  'x-module': 'changed',
  'x-encrypted': 'breaking',
  'x-idempotent': 'changed',
  'x-first-paint': 'changed',
  'x-version': 'changed',
  'x-socket': 'breaking',
}

function compareAudience(old: Raw, present: Raw, findings: OperationFindings) {
  const [was, is] = [old['x-audience'] ?? 'member', present['x-audience'] ?? 'member']
  if (was === is) return
  const kind = is === 'everybody' ? 'changed' : 'breaking'
  findings.add(kind, 'x-audience', `is now ${inMessage(is)}, was ${inMessage(was)}`)
}

/** Compares operation ids, deprecation and extensions. */
export function compareMarks(
  [old, present]: [Operation, Operation],
  [oldRaw, presentRaw]: [Raw, Raw],
  findings: OperationFindings,
): void {
  if (oldRaw.operationId !== presentRaw.operationId) {
    const [was, is] = [oldRaw.operationId, presentRaw.operationId].map((id) => id ?? 'none')
    findings.add('changed', 'operationId', `is now ${inMessage(is)}, was ${inMessage(was)}`)
  }
  if (old.path !== present.path) {
    findings.add('changed', 'path', `is now written ${present.path}, was ${old.path}`)
  }
  if (presentRaw.deprecated === true && oldRaw.deprecated !== true) {
    findings.add('changed', 'operation', 'is now deprecated')
  }
  compareWhoMay(old, present, findings)
  compareRejections(old, present, findings)
  compareAudience(oldRaw, presentRaw, findings)
  for (const [mark, kind] of Object.entries(written)) {
    if (JSON.stringify(oldRaw[mark]) === JSON.stringify(presentRaw[mark])) continue
    const [was, is] = [oldRaw[mark], presentRaw[mark]].map((value) => value ?? 'none')
    findings.add(kind, mark, `is now ${inMessage(is)}, was ${inMessage(was)}`)
  }
}
