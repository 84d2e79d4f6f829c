/** The cases of `corpora/conditions.json`, decided by the page's form and by the server's check. */
import { describe, expect, it } from 'vitest'
import { checkRegistration } from '../../platform/domain/accounts/registration/registrationCheck.ts'
import { defaultPlatform } from '../../platform/domain/base/platform/defaultPlatform.ts'
import { contextForTests } from '../../platform/server/serverForTests.ts'
import type { components } from '../../src/api/gen/paths.ts'
import { readRules } from '../../src/identity/ruledField/readRules.ts'
import { answersOf } from '../../src/identity/ruledForm/useVisibleFields.ts'
import { decideFields } from '../../src/lib/registration/decideFields.ts'
import { isKnownField } from '../../src/lib/registration/fieldKinds.ts'
import cases from '../corpora/conditions.json' with { type: 'json' }

type Schemas = components['schemas']

const now = Date.parse('2026-11-23T12:00:00Z')
const pattern = { acceptedPattern: '*', patternId: 'LENGTH_ONLY', minLength: 1, maxLength: 40 }
/** Completes the rules of a case. A case contains only the properties that matter to it. */
const rulesOf = (fields: readonly object[]) =>
  ({
    version: 1,
    minimumAge: 18,
    fields: fields.map((field) => {
      const {
        options = [],
        variants,
        ...rest
      } = field as {
        options?: string[]
        variants?: object[]
      }
      return {
        type: 'text',
        enabled: true,
        required: false,
        ...pattern,
        ...rest,
        options: options.map((value) => ({ value })),
        ...(variants && { variants: variants.map((variant) => ({ ...pattern, ...variant })) }),
      }
    }),
  }) as Schemas['RegistrationRules']

type Decided = { name: string; required: boolean; maxLength?: number | undefined }

/**
 * Visible fields in the notation of a case: `name`, `*` if required, the length if it has variants.
 */
const writeFields = (fields: readonly Decided[], all: readonly object[]) =>
  fields
    .map(({ name, required, maxLength }) => {
      const hasVariants = all.some(
        (rule) => 'variants' in rule && 'name' in rule && rule.name === name,
      )
      return `${name}${required ? '*' : ''}${hasVariants ? `:${maxLength}` : ''}`
    })
    .join(' ')

describe('[FORM-02] conditions', () => {
  it.each(cases)('on the page, $title', ({ fields, answers, visible }) => {
    const values: Record<string, string | undefined> = { ...answers, countryDialingCode: '+55' }
    const decided = decideFields(
      readRules(rulesOf(fields)).fields,
      answersOf(
        (name) => values[name],
        () => defaultPlatform.countryCodes,
        () => '2026-11-23',
      ),
    )
    expect(writeFields(decided, fields)).toBe(visible)
  })

  it.each(cases)('on the server, $title', async ({ fields, answers, visible }) => {
    const { context } = contextForTests({ now: () => now })
    const custom = Object.entries(answers).filter(([name]) => !isKnownField(name))
    const user = { ...answers, custom: Object.fromEntries(custom) }
    const checked = await checkRegistration(
      // The cast is safe: the rules of the case need no other properties of the request.
      user as unknown as Schemas['RegistrationUser'],
      { rules: rulesOf(fields), method: 'username', platform: defaultPlatform, context },
    )
    expect(writeFields(checked.fields, fields)).toBe(visible)
    const visibleNames = checked.fields.map(({ name }) => name)
    expect(visibleNames).toEqual(expect.arrayContaining([...checked.values.keys()]))
  })
})
