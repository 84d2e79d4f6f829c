import { expect, it } from 'vitest'
import { sampleRequests } from '../../mocks/gen/requests.ts'
import { operationTable } from '../../platform/gen/behaviour.ts'
import { cleanQuery, cleanTexts } from '../../platform/server/cleanTexts.ts'
import { requestValidators } from '../../src/api/gen/validators.js'
import { toReceiver } from '../../src/features/points/redeem/receiver.ts'
import { firstIntent } from '../../src/features/points/redeem/redeemIntent.ts'
import { smsSchema } from '../../src/features/session/login/SmsForm.tsx'
import { readRate } from '../../src/features/team/rates/rates.ts'
import { readCode } from '../../src/lib/code.ts'
import { readCpf } from '../../src/lib/cpf.ts'
import { readMailAddress } from '../../src/lib/mailAddress.ts'
import { normalizeName } from '../../src/lib/names/personName.ts'
import { readPhone } from '../../src/lib/phone.ts'
import { pixKeyReaders } from '../../src/lib/pixKey.ts'
import { knownFieldNames } from '../../src/lib/registration/fieldKinds.ts'
import { fieldValue } from '../../src/lib/registration/fieldValue.ts'
import { normalizeText, plainText } from '../../src/lib/text.ts'
import { languageNamed } from '../../src/money/amount/languagesForTests.ts'
import { parseAmount } from '../../src/money/amount/parseAmount.ts'
import { readSeconds } from '../../src/operator/settings/settingsDraft.ts'
import pastedMarks from '../corpora/pastedMarks.json' with { type: 'json' }
import { objectsIn, operations } from './product/contractFields.ts'

type Key = keyof typeof operationTable
// `Object.keys` returns strings; these are the keys of the object's type.
const keys = Object.keys(operationTable) as Key[]

/** Simulates a pasted text, with an invisible mark at both ends and between all characters. */
const addMarks = (text: string, mark: string) => `${mark}${[...text].join(mark)}${mark}`

/** Changes every text of a body except passwords. These are normalized when they are compared. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      /password$|^answer$/i.test(name) ? inner : withTexts(inner, change),
    ]),
  )
}

/**
 * `cleanTexts` does not change the texts of these operations, because registration rules contain
 * regular expressions.
 */
const verbatim = ['publishRules', 'checkRules', 'scheduleRules']
const hasBody = (key: Key) =>
  sampleRequests[key].body !== undefined && !verbatim.includes(operationTable[key].id)

it.each(keys.filter(hasBody))('[SAFE-09] %s removes pasted marks from its texts', (key) => {
  const { id } = operationTable[key]
  const { body } = sampleRequests[key]
  for (const { mark } of pastedMarks) {
    const pasted = withTexts(body, (text) => addMarks(text, mark))
    expect(cleanTexts(id, pasted)).toEqual(withTexts(body, normalizeText))
  }
  const composed = withTexts(body, (text) => `${text}e\u0301`)
  expect(cleanTexts(id, composed)).toEqual(withTexts(body, (text) => `${text}é`))
  expect(requestValidators[key].body(cleanTexts(id, body))).toBeNull()
})

it('[SAFE-09] the server removes pasted marks from the query parameters `search` and `code`', () => {
  for (const { mark } of pastedMarks) {
    const query = new URLSearchParams({ search: addMarks('ana', mark), code: addMarks('A1', mark) })
    expect(Object.fromEntries(cleanQuery(query))).toEqual({ search: 'ana', code: 'A1' })
  }
})

it('cleanTexts does not throw for a body that is nested deeper than the contract allows', () => {
  const deep = JSON.parse(`${'['.repeat(30_000)}"a"${']'.repeat(30_000)}`)
  expect(() => cleanTexts('sendFeedback', deep)).not.toThrow()
})

type Reader = (text: string) => unknown
const amount: [string, Reader] = ['1.234,50', (text) => parseAmount(text, languageNamed('pt'))]
const rate: [string, Reader] = ['1,5', (text) => readRate(text, '9')]
const text: [string, Reader] = ['Ana 1', normalizeText]
const code: [string, Reader] = ['482913', readCode]
const phone: [string, Reader] = [
  '+5511987654321',
  (input) => readPhone(input, { dialingCode: '+55', min: 10, max: 11 }),
]

/**
 * Texts that a person types, by their name in the contract: an example, and the function that reads
 * it.
 */
const typedTexts: Readonly<Record<string, [example: string, read: Reader]>> = {
  username: text,
  account: text,
  nickname: ['Ana 1', normalizeName],
  email: ['ana@example.com', readMailAddress],
  mobileNum: phone,
  mobileNo: phone,
  verificationCode: code,
  ownerCode: code,
  code: ['ABC-12', plainText],
  answer: code,
  captcha: ['AB2C3', (input) => fieldValue({ name: 'captcha' }, input)],
  number: ['123.456.789-09', readCpf],
  fullName: ['Ana Lima', normalizeName],
  holder: ['Ana Lima', normalizeName],
  key: ['ana@example.com', pixKeyReaders.EMAIL],
  amount,
  receivedAmount: amount,
  aboveTotal: amount,
  minimumBetAmount: amount,
  periodValidBet: amount,
  periodProfitLoss: amount,
  betAmountDaily: amount,
  betAmountPerHour: amount,
  singleBet: amount,
  shortestSpin: ['2,5', readSeconds],
  rate,
  profitRate: rate,
  lossRate: rate,
  phone: [
    '+55 11 98765-4321',
    (input) => toReceiver({ ...firstIntent(undefined), phone: input }).phone,
  ],
  note: text,
  comment: text,
  content: text,
  contact: text,
  title: text,
  text,
  name: text,
  referralCode: text,
  authority: text,
  currencySymbol: text,
  mainDomain: text,
  labelNameEn: text,
  ...Object.fromEntries(
    knownFieldNames
      .filter((name) => !['email', 'mobileNum', 'verificationCode', 'captcha'].includes(name))
      .map((name): [string, [string, Reader]] => [
        name,
        ['1995-08-31', (input) => fieldValue({ name }, input)],
      ]),
  ),
}

/**
 * Texts that a program writes or a list offers, and passwords. Passwords are compared by their
 * hash.
 */
const untypedTexts: ReadonlySet<string> = new Set(
  `accountId acceptedPattern attestationObject auth authenticatorData backFileId backUrl captchaId
  clientDataJSON confirmNewPassword confirmPaymentPassword contractId countryDialingCode currency
  domain endpoint expiresAt firebaseChannel firebaseIdToken from frontFileId gameCode givesUp goodsId
  id imageUrl language leftAt maintenanceEndsAt memberId modId newPassword next nodeId
  csType path resourceType type url
  oldPassword oldPaymentPassword os p256dh proofFileId promotionId publishAt random registerUrl
  signature straightFileId target ticket to turnedFileId userHandle value vendor verifyToken
  ELOTT LOTT LIVE SPORTS FISH RNG PVP ESPORTS`.split(/\s+/),
)

type Written = { type?: unknown; enum?: unknown; const?: unknown }

it('[SAFE-09] every text of a request is listed as typed or as written by a program', () => {
  const names = new Set<string>()
  for (const { body } of operations.values()) {
    for (const fields of objectsIn(body?.content['application/json']?.schema)) {
      for (const [name, schema] of fields) {
        const { type, enum: choices, const: only } = schema as Written
        if (type === 'string' && choices === undefined && only === undefined) names.add(name)
      }
    }
  }
  const unknown = [...names].filter((name) => !(name in typedTexts) && !untypedTexts.has(name))
  expect(names.size).toBeGreaterThan(60)
  expect(unknown).toEqual([])
})

it.each(Object.entries(typedTexts))(
  '[SAFE-09] the typed text `%s` is read the same with pasted marks',
  (_, [example, read]) => {
    const clean = read(example)
    expect(clean).toBeDefined()
    for (const { mark } of pastedMarks) expect(read(addMarks(example, mark))).toEqual(clean)
    expect(read(`\u00a0${example}\u3000`)).toEqual(clean)
  },
)

it('[SAFE-09] full-width digits and Unicode hyphens in typed numbers and codes are read like ASCII digits and hyphens', () => {
  expect(readCode('４８２\u2011９１３')).toBe('482913')
  expect(readCpf('１２３.４５６.７８９\u201009')).toBe('12345678909')
  expect(phone[1]('＋５５\u00a011\u00a098765\u20134321')).toBe('11987654321')
  expect(amount[1]('１\u202f234,50')).toEqual({ amount: '1234.50' })
  const typed = { dialingCode: '+55', mobileNum: '１１９８７６５４３２１', code: '４８２ ９１３' }
  expect(smsSchema.parse({ ...typed, remember: false })).toMatchObject({
    mobileNum: '11987654321',
    code: '482913',
  })
})
