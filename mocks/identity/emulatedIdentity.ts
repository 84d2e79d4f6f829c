/**
 * Plays the tax office and the company that looks at documents and faces. Three digits of the CPF
 * decide about people, and the bytes of pictures about pictures, so that a person can see each
 * answer and nothing has to be remembered. Listed in `mocks/emulator/README.md`.
 */

import type {
  IdentityPicture,
  IdentityProvider,
  IdentityVerdict,
} from '../../platform/providers.ts'
import type { components } from '../../src/api/gen/paths.ts'

type Reason = components['schemas']['IdentityReason']

const second = 1000

/** How long each step is looked at. */
const reviewLength = { person: 3 * second, document: 8 * second, selfie: 5 * second }

/** By the seventh to the ninth digit of the CPF: 529.982.**9 01**-… and so on. */
const personReasons: Readonly<Record<string, Reason>> = {
  '901': 'NUMBER_UNKNOWN',
  '902': 'NAME_DIFFERS',
  '903': 'BIRTHDAY_DIFFERS',
  '904': 'UNDER_AGE',
  '905': 'DECEASED',
  '906': 'EXCLUDED',
  '907': 'SOCIAL_BENEFIT',
  '912': 'NOT_CONFIRMED',
}
const documentReasons: Readonly<Record<string, Reason>> = {
  '908': 'OTHER_PERSON',
  '909': 'DOCUMENT_EXPIRED',
}
const selfieReasons: Readonly<Record<string, Reason>> = { '910': 'FACE_DIFFERS' }
/** Whose document ends ten minutes after it was shown, to see that too. */
const soonExpired = '911'
const soon = 600 * second
/** When a driving licence ends that does not end soon. */
const licenceLength = 5 * 365 * 24 * 3_600_000

/** Pixels of the shorter side that letters and faces need. */
const shortestSide = 480
/** Bytes a pixel that letters need at least, and what smooth skin does. */
const leastDetail = { document: 0.02, face: 0.005 }

const caseOf = ({ person: { number } }: { person: { number: string } }): string =>
  number.slice(6, 9)

/** What is wrong with a picture by itself. */
const pictureReason =
  (shown: keyof typeof leastDetail) =>
  ({ width, height, bytes }: IdentityPicture): Reason | undefined => {
    if (Math.min(width, height) < shortestSide) return 'TOO_SMALL'
    return bytes.length / (width * height) < leastDetail[shown] ? 'BLURRED' : undefined
  }

function isSame(one: IdentityPicture, other: IdentityPicture): boolean {
  return (
    one.bytes.length === other.bytes.length &&
    one.bytes.every((byte, index) => byte === other.bytes[index])
  )
}

const hasTwice = (pictures: readonly IdentityPicture[]): boolean =>
  pictures.some((one, index) => pictures.slice(index + 1).some((other) => isSame(one, other)))

/** The first reason that speaks against a step. */
const firstOf = (reasons: readonly (Reason | undefined)[]): Reason | undefined =>
  reasons.find((reason) => reason !== undefined)

function verdictOf(reason: Reason | undefined, accepted: IdentityVerdict): IdentityVerdict {
  return reason === undefined ? accepted : { state: 'REJECTED', reason }
}

/** A provider that decides by what it is shown. */
export const emulatedIdentity: IdentityProvider = {
  async personOf(order, at) {
    const askAt = order.submittedAt + reviewLength.person
    if (at < askAt) return { state: 'PENDING', askAt }
    return verdictOf(personReasons[caseOf(order)], { state: 'ACCEPTED' })
  },
  async documentOf({ type, pictures, ...order }, at) {
    const askAt = order.submittedAt + reviewLength.document
    if (at < askAt) return { state: 'PENDING', askAt }
    const reason = firstOf([
      ...pictures.map(pictureReason('document')),
      hasTwice(pictures) ? 'SIDES_SAME' : undefined,
      documentReasons[caseOf(order)],
    ])
    // An identity card does not end.
    if (caseOf(order) === soonExpired) {
      return verdictOf(reason, { state: 'ACCEPTED', expiresAt: askAt + soon })
    }
    const end = type === 'RG' ? {} : { expiresAt: askAt + licenceLength }
    return verdictOf(reason, { state: 'ACCEPTED', ...end })
  },
  async selfieOf({ pictures, document, ...order }, at) {
    const askAt = order.submittedAt + reviewLength.selfie
    if (at < askAt) return { state: 'PENDING', askAt }
    const reason = firstOf([
      ...pictures.map(pictureReason('face')),
      // Nobody moved, or the camera saw the document.
      hasTwice([...pictures, ...document]) ? 'NOT_LIVE' : undefined,
      selfieReasons[caseOf(order)],
    ])
    return verdictOf(reason, { state: 'ACCEPTED' })
  },
}
