/**
 * Agreement of page and server on registrations: the form's zod schemas against the domain's check.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contractReason } from '../../platform/domain/accounts/registration/fieldCheck.ts'
import { checkRegistration } from '../../platform/domain/accounts/registration/registrationCheck.ts'
import { registrationFlags } from '../../platform/domain/accounts/registration/registrationFields.ts'
import { createPatterns } from '../../platform/domain/base/patterns/patterns.ts'
import { defaultPlatform } from '../../platform/domain/base/platform/defaultPlatform.ts'
import { dayOf } from '../../platform/domain/base/time/marketTime.ts'
import type { components } from '../../src/api/gen/paths.ts'
import { type CheckContext, fieldSchema } from '../../src/identity/ruledField/fieldSchema.ts'
import type { FormField } from '../../src/identity/ruledField/formField.ts'
import { readRules } from '../../src/identity/ruledField/readRules.ts'
import { isReason } from '../../src/identity/ruledField/reasons.ts'
import { withMarket } from '../../src/identity/ruledForm/marketRules.ts'
import { answersOf } from '../../src/identity/ruledForm/useVisibleFields.ts'
import { startInlinePatternWorker } from '../../src/lib/patterns/inlinePatterns.ts'
import { decideFields } from '../../src/lib/registration/decideFields.ts'
import { isKnownField, knownFieldNames } from '../../src/lib/registration/fieldKinds.ts'
import { fieldsInForce } from '../../src/lib/registration/fieldsInForce.ts'
import { inFormOrder } from '../../src/lib/registration/formOrder.ts'
import type { ValueReason } from '../../src/lib/registration/valueSteps.ts'
import { addDays } from '../../src/lib/zonedDay.ts'
import naughtyStrings from '../corpora/naughtyStrings.json' with { type: 'json' }
import { propertyRuns } from '../support/extent.ts'

type Schemas = components['schemas']
type Rule = Schemas['FieldRule']

const now = Date.parse('2026-11-23T12:00:00Z')
const today = dayOf(now)
const patterns = createPatterns({
  startWorker: startInlinePatternWorker,
  classify: () => Promise.reject(new Error('nothing is published here')),
})
const domain = { now: () => now, passwords: noPasswordIsCommon(), patterns }

function noPasswordIsCommon() {
  return {
    admit: () => {},
    isCommon: () => false,
    hash: () => Promise.reject(new Error('a check stores nothing')),
    verify: () => Promise.reject(new Error('a check stores nothing')),
  }
}

const customNames = ['team', 'shoe', 'since', 'news', 'office', 'secret', 'mail2']
/** Fields whose check involves more than their rule. */
const special = ['birthday', 'mobileNum', 'password', 'confirmPassword', 'username'] as const
const options = [
  { value: 'a', label: { pt: 'A' } },
  { value: 'é', label: { pt: 'É' } },
]

const sourceNames = ['since', 'office', 'shoe', 'news', 'team', 'birthday', 'nationality']

/** Conditions of any kind. Many of them hold for some of the values below. */
const aCondition = fc.record(
  {
    source: fc.constantFrom(...(['field', 'field', 'field', 'age', 'country'] as const)),
    field: fc.constantFrom(...sourceNames),
    operator: fc.constantFrom(
      ...(['answered', 'unanswered', 'equals', 'notEquals', 'oneOf', 'noneOf'] as const),
      ...(['contains', 'greater', 'less'] as const),
    ),
    values: fc.array(fc.constantFrom('a', 'É', '19', '41.50', 'BR', '2001-12-31', 'true'), {
      maxLength: 3,
    }),
  },
  { requiredKeys: ['source', 'operator'] },
)
const conditions = fc.array(aCondition, { minLength: 1, maxLength: 2 })

/** Conditional parts of a rule; each part is optional. */
const conditionalParts = fc.record(
  {
    showWhen: conditions,
    requiredWhen: conditions,
    variants: fc.array(
      fc.record({
        when: conditions,
        acceptedPattern: fc.constantFrom('*', '^[0-9]+$'),
        patternId: fc.constant('LENGTH_ONLY' as const),
        minLength: fc.constant(1),
        maxLength: fc.constantFrom(3, 30),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    group: fc.constantFrom('first', 'second', 'missing'),
  },
  { requiredKeys: [] },
)

const aRule: fc.Arbitrary<Rule> = fc
  .record({
    parts: conditionalParts,
    name: fc.oneof(
      fc.constantFrom(...special),
      fc.constantFrom(...knownFieldNames, ...customNames),
    ),
    type: fc.constantFrom(
      ...(['text', 'number', 'date', 'select', 'checkbox', 'phone', 'email', 'password'] as const),
    ),
    enabled: fc.constantFrom(true, true, true, false),
    required: fc.boolean(),
    acceptedPattern: fc.constantFrom('*', '^[0-9]+$', '^[a-zA-Z]+$', '.', '^\\p{L}', '([', '@'),
    verdict: fc.constantFrom(...(['safe', 'unknown'] as const)),
    patternId: fc.constantFrom(...(['LENGTH_ONLY', 'DATE_MM_DD_YYYY', 'DATE_YYYY_MM_DD'] as const)),
    methods: fc.constantFrom<NonNullable<Rule['methods']>>(
      ['username'],
      ['mobile'],
      ['username', 'mobile'],
    ),
    bounds: fc.tuple(fc.nat(12), fc.nat(20)),
  })
  .map(({ bounds: [least, more], parts, ...rule }) => ({
    ...rule,
    ...parts,
    options,
    minLength: least,
    maxLength: least + more + 1,
  }))

const aValue = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.constantFrom('', ' ', 'a', 'é', 'true', 'false', '41.5', '1e3', '(11) 98765-4321', '119'),
  fc.constantFrom('2008-11-23', '2008-11-24', '11-23-2008', '12-31-2001', '2001-02-30', '1990-1-1'),
  fc.string({ unit: 'grapheme', maxLength: 24 }),
  fc.stringMatching(/^[0-9]{6,14}$/),
)

const groups = ['first', 'second'].map((id) => ({ id, title: { pt: id } }))

/** Birthdays around the minimum age. */
const aBirthday = fc
  .tuple(fc.integer({ min: 18, max: 25 }), fc.integer({ min: -1, max: 1 }))
  .map(([age, days]) => addDays(`${2026 - age}-11-23`, days))
const aNumber = fc.stringMatching(/^\(?[0-9]{2}\)? ?[0-9]{7,10}$/)
const aPassword = fc.constantFrom('Gavea2026', 'Gavea2027', ' Gavea2026')

const aCase = fc.record({
  rules: fc.array(aRule, { minLength: 1, maxLength: 12 }),
  values: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...knownFieldNames, ...customNames), aValue, { minKeys: 12 }),
      fc.record(
        {
          birthday: aBirthday,
          mobileNum: aNumber,
          password: aPassword,
          confirmPassword: aPassword,
        },
        { requiredKeys: [] },
      ),
    )
    .map(([any, fitting]): Record<string, string> => ({ ...any, ...fitting })),
  method: fc.constantFrom(...(['username', 'mobile'] as const)),
  minimumAge: fc.integer({ min: 18, max: 25 }),
})

/** Result of the page's check of a field: the reason of a rejection, or the value to send. */
async function checkOnPage(field: FormField, input: string | undefined, context: CheckContext) {
  const result = await fieldSchema(field, context).safeParseAsync(input)
  if (result.success) return { value: result.data }
  const message = result.error.issues[0]?.message
  if (!isReason(message)) throw new Error(`The page has no reason ${message}`)
  return { reason: message }
}

function toUser(values: Record<string, string>, method: 'username' | 'mobile') {
  const entries = Object.entries(values)
  const named = (isKnown: boolean) =>
    Object.fromEntries(entries.filter(([name]) => isKnownField(name) === isKnown))
  // The request has a property for each known field and no other properties.
  return {
    ...named(true),
    custom: named(false),
    registerMethod: 'WEB',
    login: method,
  } as unknown as Schemas['RegistrationUser']
}

it('[CARD-03, FORM-02] page and server show and require the same registration fields, accept the same values, and reject all others for the same reason', async () => {
  const platform = defaultPlatform
  const country = platform.countryCodes[0]
  await fc.assert(
    fc.asyncProperty(aCase, async ({ rules: fields, values, method, minimumAge }) => {
      // The server sends the fields in form order.
      const rules = {
        version: 1,
        minimumAge,
        groups,
        fields: [...inFormOrder(fields, groups)],
      } as Schemas['RegistrationRules']
      const typedValues = { countryDialingCode: country?.dialingCode, ...values }
      const form = decideFields(
        fieldsInForce(
          withMarket(readRules(rules), platform.market).fields,
          method,
          registrationFlags(platform),
        ),
        answersOf(
          // All values are texts or undefined.
          (name) => (typedValues as Record<string, string | undefined>)[name],
          () => platform.countryCodes,
          () => today,
        ),
      )
      const context: CheckContext = {
        minimumAge,
        today: () => today,
        phoneDigits: () => country && { min: country.minDigits, max: country.maxDigits },
        dialingCode: () => country?.dialingCode ?? '',
        readField: (name) => values[name],
        matchesApart: ({ acceptedPattern }, value) =>
          patterns.matches({ acceptedPattern, verdict: 'unknown' }, value),
      }
      const user = toUser(values, method)
      const server = await checkRegistration(user, { rules, method, platform, context: domain })
      expect(server.fields.map(({ name, required }) => [name, required])).toEqual(
        form.map(({ name, required }) => [name, required]),
      )
      for (const field of form) {
        const typed = values[field.name]
        const page = await checkOnPage(field, typed, context)
        const refusal = server.rejections.find((one) => one.field === field.name)
        const sent = server.values.get(field.name) ?? ''
        // The page's reasons are a subset of the server's reasons.
        const reason = page.reason && contractReason(page.reason as ValueReason, sent)
        expect([field.name, typed, refusal?.reason]).toEqual([field.name, typed, reason])
        if (page.reason === undefined) expect(page.value).toBe(sent)
      }
    }),
    { numRuns: propertyRuns(400) },
  )
})
