import { findOperatorSession, findSession } from '../domain/accounts/session/sessions.ts'
import type { Context } from '../domain/base/context/context.ts'
import { equalSecrets } from '../domain/base/context/digest.ts'
import { FaultError } from './faultError.ts'
import type { CallerOf, OperationId } from './handler.ts'

export type Caller = { [Id in OperationId]: CallerOf<Id> }[OperationId]
/** Kind of caller that an operation requires, from the contract's `security`. */
type CallerKind = 'anyone' | 'visitorOrMember' | 'member' | 'operator'

/**
 * Identifies the caller as the operation requires.
 * @param cookies cookies of the request by name.
 * @throws {FaultError} 401 without a session or with an ended one; 403 if an operator's call lacks
 * the session's CSRF token.
 */
export async function identify(
  context: Context,
  callerKind: CallerKind,
  headers: Headers,
  cookies: Record<string, string>,
): Promise<Caller> {
  const isVisitor = callerKind === 'visitorOrMember' && !headers.has('Authorization')
  if (isVisitor) return { kind: 'anyone' }
  if (callerKind === 'member' || callerKind === 'visitorOrMember')
    return identifyMember(context, headers)
  if (callerKind === 'operator') return identifyOperator(context, headers, cookies)
  return { kind: 'anyone' }
}

async function identifyMember(context: Context, headers: Headers): Promise<Caller> {
  const token = /^Bearer ([^\s,]{1,200})$/i.exec(headers.get('Authorization') ?? '')?.[1]
  if (!token) throw new FaultError('NOT_LOGGED_IN')
  const session = await findSession(context, token)
  if (!session) throw new FaultError('SESSION_EXPIRED')
  return { kind: 'member', ...session }
}

async function identifyOperator(
  context: Context,
  headers: Headers,
  cookies: Record<string, string>,
): Promise<Caller> {
  const session = await findOperatorSession(context, cookies)
  if (session === 'none') throw new FaultError('NOT_LOGGED_IN')
  if (session === 'ended') throw new FaultError('SESSION_EXPIRED')
  if (!equalSecrets(headers.get('X-CSRF-Token') ?? '', session.csrfToken)) {
    throw new FaultError('CSRF_TOKEN_WRONG')
  }
  return { kind: 'operator', operator: session.operator, sessionId: session.sessionId }
}

/**
 * Cookies of a `Cookie` header. Of several cookies with the same name the first counts, because
 * browsers send the one with the most specific path first.
 */
export function parseCookies(header: string | null): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of (header ?? '').split(';')) {
    const [name = '', ...value] = part.split('=')
    const key = name.trim()
    if (key && !(key in cookies)) cookies[key] = value.join('=').trim()
  }
  return cookies
}
