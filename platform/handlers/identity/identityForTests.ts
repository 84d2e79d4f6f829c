import type { components } from '../../../src/api/gen/paths.ts'
import { cpfForTests } from '../../../src/lib/cpfForTests.ts'
import { photoForTests } from '../../../src/lib/pictures/picturesForTests.ts'
import { forgetIdentityForTests } from '../../domain/accounts/identity/verifyForTests.ts'
import { startAs } from '../memberForTests.ts'
import { keepFileForTests } from '../support/keepFileForTests.ts'

export type IdentityStatus = components['schemas']['IdentityStatus']
type Files = Partial<
  Record<'frontFileId' | 'backFileId' | 'straightFileId' | 'turnedFileId', string>
>
type Step = IdentityStatus['steps'][number]['step']

const second = 1000
/** Review time of the emulated provider, in milliseconds. */
const reviewLength = 10 * second

export const marina = { fullName: 'Marina Lopes Duarte', birthday: '1992-02-29' }
/** Valid CPF that no account has yet. The emulated provider accepts it. */
export const freeCpf = cpfForTests('529982001')

/**
 * Starts a platform with helpers for a member who goes through the identity check. At first, only
 * the member's name is stored.
 */
export async function startIdentity(id = 'm-dora') {
  const started = await startAs(id)
  const { act, context, passTime } = started
  await forgetIdentityForTests(context.store, id)
  let pictures = 0

  // The cast is safe: the test server validates responses against the API contract.
  const status = async () => (await act('GET /wps/identity')).value as IdentityStatus
  const stepOf = async (step: Step) => (await status()).steps.find((one) => one.step === step)
  const person = (body: object = { number: freeCpf, ...marina }) =>
    act('POST /wps/identity/person', { isSealed: true, body })
  const photo = async (bytes?: Uint8Array, owner = id) => {
    pictures += 1
    return keepFileForTests(context, owner, bytes ?? photoForTests(pictures))
  }
  /** Submits a driving licence. Creates each picture whose file id is not given. */
  const document = async ({ frontFileId, backFileId }: Files = {}) =>
    act('POST /wps/identity/document', {
      body: {
        type: 'CNH',
        frontFileId: frontFileId ?? (await photo()),
        backFileId: backFileId ?? (await photo()),
      },
    })
  const passport = async () =>
    act('POST /wps/identity/document', { body: { type: 'PASSPORT', frontFileId: await photo() } })
  const selfie = async ({ straightFileId, turnedFileId }: Files = {}) =>
    act('POST /wps/identity/selfie', {
      body: {
        straightFileId: straightFileId ?? (await photo()),
        turnedFileId: turnedFileId ?? (await photo()),
      },
    })
  const review = () => passTime(reviewLength)
  /** Passes the person check of a member like Dora, whose birthday and CPF are not stored. */
  const reachLevel1 = async () => {
    await person()
    await review()
  }
  return {
    ...started,
    status,
    stepOf,
    person,
    photo,
    document,
    passport,
    selfie,
    review,
    reachLevel1,
  }
}
