import { create } from 'zustand'
import type { Value } from '../api/operations.ts'
import { localStore } from '../kit/storage.ts'
import { useAccountKind, useMember, useSession } from './session.queries.ts'

type Member = Pick<Value<'GET /wps/member/info'>, 'id' | 'registeredAt'>

/** Milliseconds after the registration during which a member sees the first steps. */
const welcomeTime = 30 * 86_400_000
/** Maximum number of member ids that are stored in a browser; the oldest are dropped. */
const maxMembers = 20

const welcomedKey = 'welcomed'
const givenKey = 'givenPasswords'

/**
 * Ids of members who have finished or dismissed the first steps; undefined until they are loaded
 * from storage.
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

/** Ends the first steps of a member in this browser, after they were finished or dismissed. */
export function endWelcome(memberId: string): void {
  useWelcomed.setState({ ids: addId(welcomedKey, memberId) })
}

/**
 * Stores in this browser that the platform created the first password of an account, so that its
 * member should choose another one.
 */
export function noteGivenPassword(memberId: string): void {
  addId(givenKey, memberId)
}

/** True if this browser has stored that the platform created the account's first password. */
export const hadGivenPassword = (memberId: string): boolean => readIds(givenKey).includes(memberId)

/** True while a new member should see the first steps; undefined until the member is loaded. */
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
