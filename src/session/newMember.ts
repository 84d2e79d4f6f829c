import { create } from 'zustand'
import type { Value } from '../api/operations.ts'
import { localStore } from '../kit/storage.ts'
import { useAccountKind, useMember, useSession } from './session.queries.ts'

type Member = Pick<Value<'GET /wps/member/info'>, 'id' | 'registeredAt'>

/** Milliseconds after the registration during which a member sees the first steps. */
const welcomeTime = 30 * 86_400_000
/** Maximum number of members stored per browser, the newest last. */
const maxMembers = 20

const welcomedKey = 'welcomed'
const givenKey = 'givenPasswords'

/** Members whose welcome is over; undefined until storage has been read. */
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

/** True if a member registered recently. */
const isNew = ({ registeredAt }: Pick<Member, 'registeredAt'>, now: number): boolean =>
  now - Date.parse(registeredAt) < welcomeTime

/** Ends the first steps in this browser, because they are done or were dismissed. */
export function endWelcome(memberId: string): void {
  useWelcomed.setState({ ids: addId(welcomedKey, memberId) })
}

/**
 * Notes that the platform created the password of a new account, so that its member should choose
 * another one.
 */
export function noteGivenPassword(memberId: string): void {
  addId(givenKey, memberId)
}

/** True if the platform created an account's first password, as noted in this browser. */
export const hadGivenPassword = (memberId: string): boolean => readIds(givenKey).includes(memberId)

/**
 * True while a new member should see the first steps, until they are done or dismissed. Undefined
 * until the member is loaded.
 */
export function useIsWelcomeDue(): boolean | undefined {
  const session = useSession()
  const member = useMember().data
  const kind = useAccountKind()
  const ids = useWelcomed((state) => state.ids)
  if (session.kind !== 'signedIn') return false
  if (member === undefined || kind === undefined) return undefined
  // The clock is read only for a signed-in member, never in a first render.
  return (
    kind === 'member' &&
    isNew(member, Date.now()) &&
    !(ids ?? readIds(welcomedKey)).includes(member.id)
  )
}
