import { pastSteps } from '../../../mocks/past/identity.ts'
import { linkPerson } from '../../domain/accounts/identity/linkPerson.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { freeCpf, marina } from '../identity/identityForTests.ts'
import { actAs } from '../memberForTests.ts'
import { startPlatform, userForTests } from '../platformForTests.ts'

const password = 'Gavea2026'

/**
 * Starts a platform. Helpers open an account, verify the identity of its owner, and declare a CPF
 * without verification.
 */
export async function startPeople() {
  const platform = await startPlatform()
  const { register, store, context, login, passTime } = platform

  const open = async (username: string) => {
    await register(userForTests({ username }))
    const [member] = await store.members.find({ where: { usernameKey: username } })
    const id = member?.id ?? ''
    const act = await actAs(platform, id)
    const verify = async (number = freeCpf) => {
      await act('POST /wps/identity/person', { isSealed: true, body: { number, ...marina } })
      await passTime(10_000)
    }
    const declare = (number = freeCpf) =>
      act('PUT /wps/deposits/payer', { body: { document: 'CPF', number }, isSealed: true })
    const limit = (limitId: string, body: object) =>
      act('PUT /wps/member/limits/{limitId}', { path: `/wps/member/limits/${limitId}`, body })
    const limitNow = async (limitId: string) => {
      const { items } = (await act('GET /wps/member/limits')).value
      return (items as { limitId: string }[]).find((one) => one.limitId === limitId)
    }
    const order = async (amount: string) =>
      (await act('POST /wps/deposits', { body: { method: 'PIX', amount } })).code ?? 'OK'
    const close = async (givesUp?: string) =>
      (
        await act('POST /wps/member/closing', {
          body: { account: username, password, ...(givesUp !== undefined && { givesUp }) },
          isSealed: true,
        })
      ).success
    const exclude = () =>
      act('POST /wps/member/selfExclusion', { body: { months: 12, password }, isSealed: true })
    const logIn = async () => (await login(username, password)).body.code ?? 'OK'
    return { id, act, verify, declare, limit, limitNow, order, close, exclude, logIn }
  }
  type Account = Awaited<ReturnType<typeof open>>

  /** Opens an account whose identity check has passed, and links it to the person with the CPF. */
  const openSecond = async (username: string, number = freeCpf): Promise<Account> => {
    const account = await open(username)
    const memberId = account.id
    const about = { memberId, number, level: 1, at: context.now(), ...marina } as const
    await store.identitySteps.insertMany(pastSteps(about))
    const claim = { document: 'CPF', number, documentId: memberId, createdAt: 0 }
    await store.payers.insert({ id: memberId, ...claim })
    await store.transaction((tables) =>
      linkPerson(context, tables, { memberId, number, evidence: 'IDENTITY' }),
    )
    return account
  }
  return { ...platform, open, openSecond }
}

/**
 * Configures a market without identity rules, so that members can declare a CPF without a check.
 */
export const askLate = (platform: Awaited<ReturnType<typeof startPeople>>) =>
  changePlatform(platform.context, { market: { ...marketOf('BR'), identityRules: [] } })
