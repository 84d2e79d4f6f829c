import { create } from 'zustand'
import type { Value } from '../api/operations.ts'
import { localStore } from '../kit/storage.ts'
import { useAccountKind, useMember, useSession } from './session.queries.ts'

type Member = Pick<Value<'GET /wps/member/info'>, 'id' | 'registeredAt'>

/** Milliseconds after the registration during which a member sees the welcome checklist. */
const welcomeTime = 30 * 86_400_000
/** Maximum number of member ids that are stored in a browser; the oldest are dropped. */
const maxMembers = 20

const welcomedKey = 'welcomed'
const givenKey = 'givenPasswords'

/**
 * Ids of members who have completed or dismissed the welcome checklist; undefined until they are
 * loaded from storage.
 */
const useWelcomed = create<{ ids: readonly string[] | undefined }>(() => ({ ids: undefined }))

function readIds(key: string): readonly string[] {
  const ids = localStore.getJson(key, (json) => {
    if (!Array.isArray(json)) throw new TypeError('no list of members')
    return json.filter((id) => typeof id === 'string')
  })
  return ids ?? []
}

function addId(key: string, id: string): readonly string[] {
  const ids = [...readIds(key).filter((other) => other !== id), id].slice(-maxMembers)
  localStore.setJson(key, ids)
  return ids
}

/** True if a member has registered within `welcomeTime`. */
const isNew = ({ registeredAt }: Pick<Member, 'registeredAt'>, now: number): boolean =>
  now - Date.parse(registeredAt) < welcomeTime

/** Stores in this browser that a member has completed or dismissed the welcome checklist. */
export function endWelcome(memberId: string): void {
  useWelcomed.setState({ ids: addId(welcomedKey, memberId) })
}

/**
 * Stores in this browser that the platform created the first password of an account. The
 * welcome checklist then asks for another password.
 */
export function noteGivenPassword(memberId: string): void {
  addId(givenKey, memberId)
}

/** True if this browser has stored that the platform created the account's first password. */
export const hadGivenPassword = (memberId: string): boolean => readIds(givenKey).includes(memberId)

/** True while a member should see the welcome checklist; undefined until the member is loaded. */
export function useIsWelcomeDue(): boolean | undefined {
  const session = useSession()
  const member = useMember().data
  const kind = useAccountKind()
  const ids = useWelcomed((state) => state.ids)
  if (session.kind !== 'signedIn') return false
  if (member === undefined || kind === undefined) return undefined
  // `Date.now` is called only for a signed-in member, and thus never during prerendering or
  // hydration.
  return (
    kind === 'member' &&
    isNew(member, Date.now()) &&
    !(ids ?? readIds(welcomedKey)).includes(member.id)
  )
}
