// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { patternFamilies } from '../../api/gen/patternFamilies.ts'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { openModal } from '../../kit/modal/modalStore.ts'
import { connectApi } from '../../session/connectApi.ts'
import { enableEveryField } from './enableFieldsForTests.ts'

const mocks = portalPerTest()
const user = userEvent.setup({ delay: null })

const rulesKey = () => read('/wps/system/setting/register', {}).queryKey
type Rules = Value<'GET /wps/system/setting/register'>

/** @param change applied to the cached rules once the form has loaded them */
async function openForm(change = (rules: Rules) => rules) {
  const { queryClient } = await openPortal('/about')
  connectApi(queryClient, () => 'en')
  openModal({ name: 'register' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Create your account' }))
  await dialog.findByLabelText(/^Username/, { selector: 'input' })
  await dialog.findByRole('option', { name: /\+55/ })
  act(() => {
    queryClient.setQueryData(rulesKey(), (rules) => rules && change(rules))
  })
  return dialog
}

type Row = {
  label: RegExp
  wrong: string
  right: string
  message: string
}

const onlyDigits = (lengths: string) => `Use ${lengths} digits.`
const noSpaces = (lengths: string) => `Use ${lengths} characters: no spaces.`
const onlyLettersAndDigits = (lengths: string) =>
  `Use ${lengths} characters: letters A to Z and digits, no special characters.`

const formats: readonly Row[] = [
  {
    label: /^Mobile number/,
    wrong: '119876543',
    right: '11987654321',
    message: 'Enter a phone number of 10 to 11 digits.',
  },
  {
    label: /^E-mail/,
    wrong: 'marina@example',
    right: 'marina@example.com',
    message: 'Enter an e-mail address, such as name@example.com, of 6 to 64 characters.',
  },
  {
    label: /^Real name/,
    wrong: 'Marina_Araújo',
    right: 'Marina Araújo',
    message: 'Use 2 to 80 characters: letters and spaces.',
  },
  {
    label: /^Transaction password/,
    wrong: 'senha1',
    right: '204816',
    message: onlyDigits('exactly 6'),
  },
  {
    label: /^QQ number/,
    wrong: 'qq12345',
    right: '100012345',
    message: onlyDigits('5 to 12'),
  },
  {
    label: /^LINE ID/,
    wrong: 'm 92x',
    right: 'marina92',
    message: noSpaces('4 to 20'),
  },
  {
    label: /^WhatsApp/,
    wrong: '+5511987654',
    right: '5511987654321',
    message: onlyDigits('8 to 15'),
  },
  {
    label: /^Facebook/,
    wrong: 'marina araujo',
    right: 'marina.araujo',
    message: noSpaces('5 to 50'),
  },
  {
    label: /^WeChat/,
    wrong: 'marina 92',
    right: 'marina_92',
    message: noSpaces('6 to 20'),
  },
  {
    label: /^CPF/,
    wrong: '123.456.789',
    right: '12345678909',
    message: onlyDigits('exactly 11'),
  },
  {
    label: /^Recommended by/,
    wrong: 'ana silva',
    right: 'm100001',
    message: onlyLettersAndDigits('4 to 32'),
  },
  {
    label: /^Invitation code/,
    wrong: 'CARLA-2026',
    right: 'CARLA2026',
    message: onlyLettersAndDigits('4 to 32'),
  },
  {
    label: /^Telegram/,
    wrong: '@marina araujo',
    right: '@marina92',
    message: noSpaces('5 to 32'),
  },
  {
    label: /^Zalo/,
    wrong: 'zalo123456',
    right: '0912345678',
    message: onlyDigits('8 to 15'),
  },
]

it('[REG-25][REG-26][REG-27][REG-28][REG-29][REG-30][REG-31][REG-32][REG-33][REG-34][REG-35][REG-36][REG-77] each registration field states its format for an invalid value and accepts a valid one', async () => {
  await enableEveryField(mocks.context)
  const dialog = await openForm()
  for (const { label, wrong, right, message } of formats) {
    const field = dialog.getByLabelText(label, { selector: 'input' })
    const isWrong = () => field.getAttribute('aria-invalid') === 'true'
    await user.click(field)
    await user.paste(wrong)
    await user.tab()
    await waitFor(() => expect(isWrong(), String(label)).toBe(true))
    expect(descriptionOf(field)).toContain(message)
    await user.clear(field)
    await user.click(field)
    await user.paste(right)
    await user.tab()
    await waitFor(() => expect(isWrong(), String(label)).toBe(false))
  }
})

it('[REG-70][REG-71] submitting the form reports an invalid username, password, confirmation and e-mail at each field and in the summary', async () => {
  await enableEveryField(mocks.context)
  const dialog = await openForm()
  const type = async (label: RegExp, text: string) => {
    await user.click(dialog.getByLabelText(label, { selector: 'input' }))
    await user.paste(text)
  }
  await type(/^Username/, '9marina')
  await type(/^Password/, 'sograndesletras')
  await type(/^Repeat the password/, 'Gavea2027')
  await type(/^E-mail/, 'marina')
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  const summary = within(await dialog.findByRole('alert'))
  for (const [label, name, message] of [
    [
      /^Username/,
      'Username',
      /^Use \d+ to \d+ characters: letters A to Z and digits, starting with a letter/,
    ],
    [
      /^Password/,
      'Password',
      /^Use \d+ to \d+ characters: letters A to Z and digits, at least one of each/,
    ],
    [/^Repeat the password/, 'Repeat the password', /^The two passwords do not match/],
    [/^E-mail/, 'E-mail', /^Enter an e-mail address, such as/],
  ] as const) {
    expect(descriptionOf(dialog.getByLabelText(label, { selector: 'input' }))).toMatch(message)
    const line = new RegExp(`^${name}: ${message.source.slice(1)}`)
    expect(summary.getByRole('link', { name: line })).toBeDefined()
  }
  expect(await mocks.context.store.members.count({ username: '9marina' })).toBe(0)
})

const none = { accept: [], reject: [] }

it.each([
  ['REG-43', 'LENGTH_ONLY', 'a', 'Enter 2 to 8 characters.'],
  [
    'REG-53',
    'CHINESE_WITH_PUNCTUATION',
    'wang',
    'Use 2 to 8 characters: Chinese characters and punctuation.',
  ],
  [
    'REG-59',
    'THAI_OR_ENGLISH_WITH_SPACES',
    'João',
    'Use 2 to 8 characters: Thai or English letters and spaces.',
  ],
] as const)(
  '[%s] a field with the pattern family %s shows the message of that family',
  async (_, patternId, wrong, text) => {
    const { pattern } = patternFamilies[patternId]
    await enableEveryField(mocks.context, {
      change: (rule) =>
        rule.name === 'zalo'
          ? {
              ...rule,
              patternId,
              acceptedPattern: pattern,
              minLength: 2,
              maxLength: 8,
              samples: none,
            }
          : rule,
    })
    const dialog = await openForm()
    const field = dialog.getByLabelText(/^Zalo/, { selector: 'input' })
    await user.click(field)
    await user.paste(wrong)
    await user.tab()
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(descriptionOf(field)).toContain(text)
  },
)

it('[REG-63, REG-66, REG-73] the form reports a short password, a missing confirmation and an empty required field', async () => {
  await enableEveryField(mocks.context, { required: ['address'] })
  const dialog = await openForm()
  const password = dialog.getByLabelText(/^Password/, { selector: 'input' })
  await user.click(password)
  await user.paste('Ga2')
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  for (const [label, message] of [
    [/^Password/, 'The password must have 8 to 64 characters.'],
    [/^Repeat the password/, 'Repeat your password. The confirmation is missing or not correct.'],
    [/^Address/, 'This can’t be empty.'],
  ] as const) {
    const field = dialog.getByLabelText(label, { selector: 'input' })
    await waitFor(() => expect(descriptionOf(field)).toContain(message))
  }
})

it('[REG-65][REG-67] a field with an unknown pattern family shows the general message of the field', async () => {
  await enableEveryField(mocks.context, { required: ['payeeName', 'mobileNum'] })
  const dialog = await openForm((rules) => ({
    ...rules,
    fields: rules.fields.map((rule) => ({
      ...rule,
      // The cast simulates a platform that is newer than this version.
      patternId: 'LATER_FAMILY' as typeof rule.patternId,
    })),
  }))
  await user.click(dialog.getByRole('button', { name: 'Create account' }))
  for (const [label, message] of [
    [/^Mobile number/, 'Enter a valid mobile number.'],
    [/^Real name/, 'Enter your real name, as on your documents.'],
  ] as const) {
    const field = dialog.getByLabelText(label, { selector: 'input' })
    await waitFor(() => expect(descriptionOf(field)).toContain(message))
    expect(field.getAttribute('aria-invalid')).toBe('true')
  }
})

/** Accessible description of a field, as a screen reader announces it. */
function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
