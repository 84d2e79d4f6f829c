import type { components } from '../../../src/api/gen/paths.ts'
import {
  type AnswerChanges,
  createSoftAuthenticator,
} from '../../../tests/support/softAuthenticator.ts'
import { textIn } from '../../domain/base/texts/texts.ts'
import { actAs, startAs } from '../memberForTests.ts'

type Schemas = components['schemas']

const offer = 'POST /wps/member/passkeys/options'
const password = { method: 'PASSWORD', answer: 'portico-ana-1' }

/** Starts a platform as Ana, a member, with a software authenticator and helpers for passkeys. */
export async function startWithDevice() {
  const platform = await startAs('m-ana')
  const { act, context, send, store, outbox } = platform
  const device = createSoftAuthenticator('https://portico.test')
  const ask = (proof: object = password, caller = act) =>
    caller(offer, { body: proof, isSealed: true })
  const askChallenge = async (caller = act) => {
    const { value } = await ask(password, caller)
    // The cast is safe: the test server validates responses against the API contract.
    return value as unknown as Schemas['PasskeyCreation']
  }
  const give = (credential: Schemas['CreatedCredential'], name = 'Notebook', caller = act) =>
    caller('POST /wps/member/passkeys', { body: { name, credential } })
  /** Creates a passkey and adds it to the account. */
  const add = async (changes: AnswerChanges = {}, name?: string) =>
    give(device.create(await askChallenge(), changes), name)
  const list = async () => {
    const { value } = await act('GET /wps/member/passkeys')
    return Object(value).items as Schemas['Passkey'][]
  }
  const askLogin = async (ticket?: string) => {
    const { answer } = await send('POST /wps/session/login/passkey/options', {
      body: ticket === undefined ? {} : { ticket },
    })
    return answer.value as unknown as Schemas['PasskeyRequest']
  }
  /** @returns true, or the code of the rejection. */
  const enter = async (credential: Schemas['UsedCredential'], more: object = {}) => {
    const body = { credential, ...more }
    const { answer } = await send('POST /wps/session/login/passkey', { body })
    return answer.success || answer.code
  }
  const logIn = async (changes: AnswerChanges = {}, more: object = {}) =>
    enter(device.use(await askLogin(), changes), more)
  const told = async () => {
    await context.background.waitUntilIdle()
    const rows = await store.messages.find({ where: { memberId: 'm-ana', kind: 'SYSTEM' } })
    return {
      inbox: rows
        .map(({ title }) => textIn(title, 'en'))
        .filter((title) => title.includes('asskey')),
      mails: outbox.mails().map(({ purpose }) => purpose),
    }
  }
  const other = () => actAs(platform, 'm-edu')
  return {
    ...platform,
    device,
    ask,
    askChallenge,
    give,
    add,
    list,
    askLogin,
    enter,
    logIn,
    told,
    other,
  }
}
