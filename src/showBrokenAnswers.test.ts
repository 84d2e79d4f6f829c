// @vitest-environment jsdom

import { within } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type BrokenAnswer, tellBrokenAnswer } from './api/brokenAnswers.ts'
import { showBrokenAnswers } from './showBrokenAnswers.ts'

const answer = (path: string): BrokenAnswer => ({
  call: 'GET /wps/system/status',
  status: 200,
  violations: [{ path, reason: 'must be <b>boolean</b>' }],
})

it('the notice of contract violations lists the call, path and reason of each violation once, until it is closed', async () => {
  showBrokenAnswers()
  expect(document.body.childElementCount).toBe(0)
  tellBrokenAnswer(answer('/value/maintenance'))
  tellBrokenAnswer(answer('/value/location'))
  tellBrokenAnswer(answer('/value/maintenance'))
  const root = document.body.firstElementChild?.shadowRoot
  const notice = within(within(root as unknown as HTMLElement).getByRole('alert'))
  const headings = notice.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
  expect(headings).toEqual(['GET /wps/system/status 200, 2 times', 'GET /wps/system/status 200'])
  const [first] = notice.getAllByRole('listitem')
  expect(first?.textContent).toBe('/value/maintenance must be <b>boolean</b>')
  await userEvent.click(notice.getByRole('button', { name: 'Close' }))
  expect(document.body.childElementCount).toBe(0)
})
