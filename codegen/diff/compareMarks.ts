import type { Operation } from '../contract/operations.ts'
import { inMessage } from './change.ts'
import type { OperationFindings } from './comparison.ts'

type Raw = Readonly<Record<string, unknown>>

/** Values of `x-access`, from the widest to the narrowest set of callers. */
const accesses = ['any', 'full', 'agent']

function compareRejections(
  oldOperation: Operation,
  newOperation: Operation,
  findings: OperationFindings,
) {
  const missing = (from: Operation, other: Operation) =>
    from.rejections.filter((code) => !other.rejections.includes(code))
  for (const code of missing(newOperation, oldOperation)) {
    findings.add('added', 'x-rejections', `it may now reject with ${code}`)
  }
  for (const code of missing(oldOperation, newOperation)) {
    findings.add('changed', 'x-rejections', `it no longer rejects with ${code}`)
  }
}

/** Compares the extensions that restrict callers. A narrower set of callers is breaking. */
function compareCallers(
  oldOperation: Operation,
  newOperation: Operation,
  findings: OperationFindings,
) {
  if (oldOperation.access !== newOperation.access) {
    const narrower = accesses.indexOf(newOperation.access) > accesses.indexOf(oldOperation.access)
    const message = `is now ${newOperation.access}, was ${oldOperation.access}`
    findings.add(narrower ? 'breaking' : 'changed', 'x-access', message)
  }
  if (oldOperation.flag !== newOperation.flag) {
    const message = `is now ${newOperation.flag ?? 'no module'}, was ${oldOperation.flag ?? 'no module'}`
    findings.add(newOperation.flag === null ? 'changed' : 'breaking', 'x-flag', message)
  }
}

/** Severity of a change of each extension (`x-…`) that is not compared by a function of its own. */
const markKinds: Readonly<Record<string, 'breaking' | 'changed'>> = {
  'x-module': 'changed',
  'x-encrypted': 'breaking',
  'x-idempotent': 'changed',
  'x-first-paint': 'changed',
  'x-version': 'changed',
  'x-socket': 'breaking',
}

function compareAudience(oldRaw: Raw, newRaw: Raw, findings: OperationFindings) {
  const [was, is] = [oldRaw['x-audience'] ?? 'member', newRaw['x-audience'] ?? 'member']
  if (was === is) return
  const kind = is === 'everybody' ? 'changed' : 'breaking'
  findings.add(kind, 'x-audience', `is now ${inMessage(is)}, was ${inMessage(was)}`)
}

/** Compares operation ids, paths, deprecation and extensions. */
export function compareMarks(
  [oldOperation, newOperation]: [Operation, Operation],
  [oldRaw, newRaw]: [Raw, Raw],
  findings: OperationFindings,
): void {
  if (oldRaw.operationId !== newRaw.operationId) {
    const [was, is] = [oldRaw.operationId, newRaw.operationId].map((id) => id ?? 'none')
    findings.add('changed', 'operationId', `is now ${inMessage(is)}, was ${inMessage(was)}`)
  }
  if (oldOperation.path !== newOperation.path) {
    findings.add('changed', 'path', `is now written ${newOperation.path}, was ${oldOperation.path}`)
  }
  if (newRaw.deprecated === true && oldRaw.deprecated !== true) {
    findings.add('changed', 'operation', 'is now deprecated')
  }
  compareCallers(oldOperation, newOperation, findings)
  compareRejections(oldOperation, newOperation, findings)
  compareAudience(oldRaw, newRaw, findings)
  for (const [mark, kind] of Object.entries(markKinds)) {
    if (JSON.stringify(oldRaw[mark]) === JSON.stringify(newRaw[mark])) continue
    const [was, is] = [oldRaw[mark], newRaw[mark]].map((value) => value ?? 'none')
    findings.add(kind, mark, `is now ${inMessage(is)}, was ${inMessage(was)}`)
  }
}
