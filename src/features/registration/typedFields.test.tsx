// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { openModal } from '../../kit/modal/modalStore.ts'
import { connectApi } from '../../session/connectApi.ts'
import { enableEveryField } from './enableFieldsForTests.ts'

const mocks = portalPerTest()
const user = userEvent.setup({ delay: null })

async function openForm() {
  const { queryClient } = await openPortal('/about')
  connectApi(queryClient, () => 'en')
  openModal({ name: 'register' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Create your account' }))
  await dialog.findByLabelText(/^Username/, { selector: 'input' })
  return dialog
}

it('a pasted number with a dialing code selects its country and keeps the national number', async () => {
  await enableEveryField(mocks.context)
  const dialog = await openForm()
  await dialog.findByRole('option', { name: /\+351/ })
  const number = dialog.getByLabelText<HTMLInputElement>(/^Mobile number/, { selector: 'input' })
  const code = dialog.getByLabelText<HTMLSelectElement>('Country code')
  await user.click(number)
  await user.paste('+351 912 345 678')
  expect([code.value, number.value]).toEqual(['+351', '912 345 678'])
  await user.clear(number)
  await user.type(number, '0055 21 9876')
  expect([code.value, number.value]).toEqual(['+55', '21 9876'])
})

it('the date of birth is typed in three parts, and the age is checked when the focus leaves the last part', async () => {
  const dialog = await openForm()
  const group = within(dialog.getByRole('group', { name: /^Date of birth/ }))
  const parts = group.getAllByRole<HTMLInputElement>('textbox')
  expect(parts.map(({ autocomplete }) => autocomplete)).toEqual([
    'bday-month',
    'bday-day',
    'bday-year',
  ])
  const [month, day, year] = parts
  await user.type(month as HTMLElement, '2')
  await user.tab()
  await user.type(day as HTMLElement, '9')
  await user.tab()
  expect(month?.getAttribute('aria-invalid')).toBeNull()
  await user.type(year as HTMLElement, '2020')
  await user.tab()
  expect(await dialog.findByText('You must be at least 18 years old.')).toBeDefined()
  await user.click(year as HTMLElement)
  await user.paste('1992-02-29')
  expect(parts.map(({ value }) => value)).toEqual(['02', '29', '1992'])
  await waitFor(() => expect(month?.getAttribute('aria-invalid')).toBeNull())
})

it('in Brazil the CPF field inserts separators and validates the check digits', async () => {
  await enableEveryField(mocks.context)
  const dialog = await openForm()
  const cpf = dialog.getByLabelText<HTMLInputElement>(/^CPF/, { selector: 'input' })
  await user.type(cpf, '12345678900')
  await user.tab()
  expect(cpf.value).toBe('123.456.789-00')
  expect(await dialog.findByText('Check the CPF: this number is not valid.')).toBeDefined()
  await user.clear(cpf)
  await user.click(cpf)
  await user.paste('12345678909')
  expect(cpf.value).toBe('123.456.789-09')
  await waitFor(() => expect(cpf.getAttribute('aria-invalid')).toBeNull())
})
