import { create } from 'zustand'
import type { Value } from '../api/operations.ts'
import { localStore } from '../kit/storage.ts'
import { useAccountKind, useMember, useSession } from './session.queries.ts'

type Member = Pick<Value<'GET /wps/member/info'>, 'id' | 'registeredAt'>

/** Milliseconds after the registration in which a member is shown the first steps. */
const welcomeTime = 30 * 86_400_000
/** How many members of one browser are remembered, the newest last. */
const most = 20

const welcomedKey = 'welcomed'
const givenKey = 'givenPasswords'

/** Whose welcome is over; undefined until storage was read. */
const useWelcomed = create<{ ids: readonly string[] | undefined }>(() => ({ ids: undefined }))

function readIds(key: string): readonly string[] {
  const ids = localStore.getJson(key, (json) => {
    if (!Array.isArray(json)) throw new TypeError('no list of members')
    return json.filter((id) => typeof id === 'string')
  })
  return ids ?? []
}

function addId(key: string, id: string): readonly string[] {
  const ids = [...readIds(key).filter((other) => other !== id), id].slice(-most)
  localStore.setJson(key, ids)
  return ids
}

/** Whether a member is new, as far as their registration says. */
const isNew = ({ registeredAt }: Pick<Member, 'registeredAt'>, now: number): boolean =>
  now - Date.parse(registeredAt) < welcomeTime

/** The first steps are done, or their member wants no more of them; in this browser. */
export function endWelcome(memberId: string): void {
  useWelcomed.setState({ ids: addId(welcomedKey, memberId) })
}

/** The platform made the password of a new account, so its member is to choose another one. */
export function noteGivenPassword(memberId: string): void {
  addId(givenKey, memberId)
}

/** Whether the platform made a new account's first password; known to the browser that saw it. */
export const hadGivenPassword = (memberId: string): boolean => readIds(givenKey).includes(memberId)

/**
 * Whether the first steps are shown to whoever is here: to new members, until they are done or
 * dismissed. Undefined while nobody knows who it is.
 */
export function useIsWelcomeDue(): boolean | undefined {
  const session = useSession()
  const member = useMember().data
  const kind = useAccountKind()
  const ids = useWelcomed((state) => state.ids)
  if (session.kind !== 'signedIn') return false
  if (member === undefined || kind === undefined) return undefined
  // The clock is asked only once somebody is signed in: never in a first render.
  return (
    kind === 'member' &&
    isNew(member, Date.now()) &&
    !(ids ?? readIds(welcomedKey)).includes(member.id)
  )
}
