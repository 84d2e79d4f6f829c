/**
 * Emulated tax office and identity provider. Three digits of the CPF and the bytes of the pictures
 * determine the result, so that every result can be tried and no state is needed.
 * `mocks/emulator/README.md` lists the results.
 */

import type {
  IdentityPicture,
  IdentityProvider,
  IdentityVerdict,
} from '../../platform/providers.ts'
import type { components } from '../../src/api/gen/paths.ts'

type Reason = components['schemas']['IdentityReason']

const second = 1000

/** Milliseconds that the review of each step takes. */
const reviewLength = { person: 3 * second, document: 8 * second, selfie: 5 * second }

/** Reasons to reject a person, by the seventh to ninth digit of the CPF: `901` in 529.982.901-… */
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
/** CPF digits of a person whose document expires ten minutes after its review. */
const soonExpired = '911'
const soon = 600 * second
/**
 * Milliseconds for which a driving licence is valid, except the licence of the person with
 * `soonExpired`.
 */
const licenceLength = 5 * 365 * 24 * 3_600_000

/**
 * Minimum length of a picture's shorter side in pixels, so that text and faces are recognizable.
 */
const shortestSide = 480
/** Minimum bytes per pixel of a picture with legible text, and of a picture with a face. */
const leastDetail = { document: 0.02, face: 0.005 }

const caseOf = ({ person: { number } }: { person: { number: string } }): string =>
  number.slice(6, 9)

/** Reason to reject a single picture; undefined if it is acceptable. */
const pictureReason =
  (subject: keyof typeof leastDetail) =>
  ({ width, height, bytes }: IdentityPicture): Reason | undefined => {
    if (Math.min(width, height) < shortestSide) return 'TOO_SMALL'
    return bytes.length / (width * height) < leastDetail[subject] ? 'BLURRED' : undefined
  }

function isSame(one: IdentityPicture, other: IdentityPicture): boolean {
  return (
    one.bytes.length === other.bytes.length &&
    one.bytes.every((byte, index) => byte === other.bytes[index])
  )
}

const hasTwice = (pictures: readonly IdentityPicture[]): boolean =>
  pictures.some((one, index) => pictures.slice(index + 1).some((other) => isSame(one, other)))

const firstOf = (reasons: readonly (Reason | undefined)[]): Reason | undefined =>
  reasons.find((reason) => reason !== undefined)

function verdictOf(reason: Reason | undefined, acceptedVerdict: IdentityVerdict): IdentityVerdict {
  return reason === undefined ? acceptedVerdict : { state: 'REJECTED', reason }
}

/** Provider without state: each result depends only on the submitted data and the time. */
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
    if (caseOf(order) === soonExpired) {
      return verdictOf(reason, { state: 'ACCEPTED', expiresAt: askAt + soon })
    }
    // An identity card (RG) has no expiry date, unlike a driving licence (CNH).
    const end = type === 'RG' ? {} : { expiresAt: askAt + licenceLength }
    return verdictOf(reason, { state: 'ACCEPTED', ...end })
  },
  async selfieOf({ pictures, document, ...order }, at) {
    const askAt = order.submittedAt + reviewLength.selfie
    if (at < askAt) return { state: 'PENDING', askAt }
    const reason = firstOf([
      ...pictures.map(pictureReason('face')),
      // Identical pictures do not prove a live person: the person did not move, or the camera took
      // a picture of the document.
      hasTwice([...pictures, ...document]) ? 'NOT_LIVE' : undefined,
      selfieReasons[caseOf(order)],
    ])
    return verdictOf(reason, { state: 'ACCEPTED' })
  },
}
