import type { Page } from '@playwright/test'
import { costOf } from '../page/measuredPage.ts'

const hint = 'Enter 4 to 32 characters: letters and digits, first a letter.'

const field = (_: unknown, index: number) => `
  <div>
    <label for="field${index}">Field ${index}</label>
    <input id="field${index}" aria-describedby="hint${index}">
    <p id="hint${index}">${hint}</p>
  </div>`

/** Script of the page: opens the form in a dialog, and validates it on submit. */
function runPlainForm(): void {
  const form = document.querySelector('form')
  const dialog = document.querySelector('dialog')
  document.querySelector('button')?.addEventListener('click', () => {
    form?.append(document.querySelector('template')?.content.cloneNode(true) ?? '')
    dialog?.showModal()
  })
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const summary = document.createElement('ul')
    for (const input of form.querySelectorAll('input')) {
      if (/^[A-Za-z][A-Za-z0-9]{3,31}$/.test(input.value)) continue
      input.setAttribute('aria-invalid', 'true')
      const link = document.createElement('a')
      link.href = `#${input.id}`
      link.textContent = `${input.id}: ${input.nextElementSibling?.textContent}`
      const line = document.createElement('li')
      line.append(link)
      summary.append(line)
    }
    summary.tabIndex = -1
    form.prepend(summary)
    summary.focus()
  })
}

/** Document with a form without a framework, for comparison with the registration form. */
const plainForm = (count: number): string => `<!doctype html>
<style>
  label { display: block; font-weight: 600 }
  input { width: 100%; min-height: 44px; border: 1px solid gray; border-radius: 10px }
  [aria-invalid] { border-color: red }
</style>
<button>Open</button>
<dialog><form novalidate></form></dialog>
<template>${Array.from({ length: count }, field).join('')}<button type="submit">Send</button></template>
<script>(${runPlainForm.toString()})()</script>`

/** Cost of a submit that shows the errors of all fields. */
export const submitCost = (page: Page, count: number) =>
  costOf(page, async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('form [type=submit]')?.click())
    await page
      .locator('form li')
      .nth(count - 1)
      .waitFor({ state: 'attached' })
  })

/** Costs of opening a plain form and of a failed submit. */
export async function measurePlainForm(page: Page, count: number) {
  await page.setContent(plainForm(count))
  const mount = await costOf(page, async () => {
    await page.evaluate(() => document.querySelector('button')?.click())
    await page.locator(`#field${count - 1}`).waitFor({ state: 'attached' })
  })
  return { mount, errors: await submitCost(page, count) }
}
