import { describe, expect, it } from 'vitest'
import { changeSettings } from '../../domain/accounts/account/memberSettings.ts'
import { seal } from '../../server/serverForTests.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform, userForTests } from '../platformForTests.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

const newPassword = 'Urca2027'
const oneClickForm = {
  termsAccepted: true,
  birthday: '1992-02-29',
  registerMethod: 'WEB',
  registerUrl: 'https://portico.example/register',
  domain: 'portico.example',
}

/** Registers once, and returns the first response and a function that replays the request. */
const byForm = async (platform: Platform) => {
  const key = crypto.randomUUID()
  const replay = async () => (await platform.register(userForTests(), key)).body.value ?? {}
  return { first: await replay(), replay, password: 'Gavea2026' }
}

const byOneClick = async ({ context, send }: Platform) => {
  const call = 'POST /wps/member/register/oneClick'
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const replay = async () =>
    (await send(call, { body: await seal(context, call, oneClickForm), headers })).answer.value ??
    {}
  const first = await replay()
  return { first, replay, password: String(first.password) }
}

type Registered = Awaited<ReturnType<typeof byForm>>
type Change = (platform: Platform, registered: Registered) => Promise<unknown>

async function actAsOwner(platform: Platform, { first }: Registered) {
  platform.time.now += 1000
  return actAs(platform, String(first.memberId))
}

const changes: readonly (readonly [name: string, change: Change])[] = [
  [
    'its owner is self-excluded',
    async (platform, registered) => {
      const body = { months: 12, password: registered.password }
      const act = await actAsOwner(platform, registered)
      return act('POST /wps/member/selfExclusion', { body, isSealed: true })
    },
  ],
  [
    'its owner starts a time-out',
    async (platform, registered) => {
      const body = { hours: 24, password: registered.password }
      const act = await actAsOwner(platform, registered)
      return act('POST /wps/member/timeOut', { body, isSealed: true })
    },
  ],
  [
    'its owner has changed the password',
    async (platform, registered) => {
      const body = {
        oldPassword: registered.password,
        newPassword,
        confirmNewPassword: newPassword,
      }
      const act = await actAsOwner(platform, registered)
      return act('POST /wps/member/password', { body, isSealed: true })
    },
  ],
  [
    'a second step is required',
    async ({ context }, { first }) => {
      await changeSettings(context, String(first.memberId), { checksAddress: true })
      return { success: true }
    },
  ],
  [
    'the account is closed',
    async ({ store }, { first }) => {
      await store.closedAccounts.insert({
        id: String(first.memberId),
        closedAt: 0,
        keptUntil: 0,
        kept: null,
      })
      return { success: true }
    },
  ],
]

const ways = [
  ['a replayed registration', byForm],
  ['a replayed one-click registration', byOneClick],
] as const

describe.each(ways)('%s', (_, registerBy) => {
  it.each(changes)(
    '[SAFE-01] a replayed registration returns the account without a session once %s',
    async (_, change) => {
      const platform = await startPlatform()
      const registered = await registerBy(platform)
      const { memberId, username } = registered.first
      expect(await change(platform, registered)).toMatchObject({ success: true })
      const before = await platform.store.members.get(String(memberId))
      const sessions = await platform.store.sessions.count()
      expect(await registered.replay()).toEqual({ memberId, username })
      expect(await platform.store.members.get(String(memberId))).toEqual(before)
      expect(await platform.store.sessions.count()).toBe(sessions)
    },
  )

  it('[SAFE-01] a registration replayed after a lost response opens a working session', async () => {
    const platform = await startPlatform()
    const { first, replay } = await registerBy(platform)
    platform.time.now += 60_000
    const again = await replay()
    expect(again).toMatchObject({ memberId: first.memberId, username: first.username })
    expect(again.token).not.toBe(first.token)
    const headers = platform.asMember(again.token)
    expect((await platform.send('GET /wps/member/info', { headers })).answer.success).toBe(true)
  })

  it('[SAFE-01] a replayed registration concurrent with a self-exclusion leaves no session', async () => {
    const platform = await startPlatform()
    const registered = await registerBy(platform)
    const act = await actAsOwner(platform, registered)
    const body = { months: 12, password: registered.password }
    const exclude = () => act('POST /wps/member/selfExclusion', { body, isSealed: true })
    const replays = () => Array.from({ length: 4 }, registered.replay)
    await Promise.all([...replays(), exclude(), ...replays()])
    const where = { memberId: String(registered.first.memberId) }
    expect(await platform.store.exclusions.count()).toBe(1)
    expect(await platform.store.sessions.count(where)).toBe(0)
  })
})

describe('a replayed one-click registration', () => {
  it('[SAFE-01] a replayed one-click registration does not overwrite a password that the owner sets concurrently', async () => {
    const platform = await startPlatform()
    const registered = await byOneClick(platform)
    const act = await actAsOwner(platform, registered)
    const { password: oldPassword, replay } = registered
    const body = { oldPassword, newPassword, confirmNewPassword: newPassword }
    const change = () => act('POST /wps/member/password', { body, isSealed: true })
    const replays = () => Array.from({ length: 4 }, replay)
    await Promise.all([...replays(), change(), ...replays()])
    const { username } = registered.first
    expect((await platform.login(String(username), newPassword)).body.success).toBe(true)
  })

  it('[SAFE-01] a replayed one-click registration does not overwrite a password that is set while the replay hashes its own', async () => {
    const platform = await startPlatform()
    const registered = await byOneClick(platform)
    const act = await actAsOwner(platform, registered)
    const { passwords } = platform.context
    const [isHashing, isFree] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const hash = async (input: string) => {
      isHashing.resolve()
      await isFree.promise
      return passwords.hash(input)
    }
    Object.assign(platform.context, { passwords: { ...passwords, hash } })
    const replayed = registered.replay()
    await isHashing.promise
    Object.assign(platform.context, { passwords })
    const { password: oldPassword, first } = registered
    const body = { oldPassword, newPassword, confirmNewPassword: newPassword }
    await act('POST /wps/member/password', { body, isSealed: true })
    isFree.resolve()
    expect(await replayed).toEqual({ memberId: first.memberId, username: first.username })
    expect((await platform.login(String(first.username), newPassword)).body.success).toBe(true)
  })

  it('[SAFE-01] a replayed one-click registration creates no new password after a login with the first one', async () => {
    const platform = await startPlatform()
    const { first, replay, password } = await byOneClick(platform)
    platform.time.now += 1000
    const logIn = async () => (await platform.login(String(first.username), password)).body.success
    expect(await logIn()).toBe(true)
    expect(await replay()).toEqual({ memberId: first.memberId, username: first.username })
    expect(await logIn()).toBe(true)
  })

  it('[SAFE-01] a replayed one-click registration creates no new password after the first session was used', async () => {
    const platform = await startPlatform()
    const { first, replay } = await byOneClick(platform)
    platform.time.now += 5 * 60_000
    const headers = platform.asMember(first.token)
    await platform.send('GET /wps/member/info', { headers })
    await platform.context.background.waitUntilIdle()
    expect(await replay()).toEqual({ memberId: first.memberId, username: first.username })
  })

  it('a replayed one-click registration ends the session of the lost response', async () => {
    const platform = await startPlatform()
    const { first, replay } = await byOneClick(platform)
    await replay()
    const headers = platform.asMember(first.token)
    const { answer } = await platform.send('GET /wps/member/info', { headers })
    expect(answer.code).toBe('SESSION_EXPIRED')
  })
})
