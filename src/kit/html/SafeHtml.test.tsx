// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { preloadSafeHtml, SafeHtml } from './SafeHtml.tsx'

beforeAll(preloadSafeHtml)
afterEach(cleanup)

function Address() {
  const { pathname, hash } = useLocation()
  return <output>{pathname + hash}</output>
}

const pageWith = (html: string) => (
  <MemoryRouter>
    <SafeHtml html={html} />
    <Address />
  </MemoryRouter>
)

describe('safe HTML', () => {
  it('SafeHtml opens a link to a page of the portal without a page load', async () => {
    render(pageWith('<p><a href="/help#limits"><b>Limits</b></a></p>'))
    await userEvent.click(await screen.findByText('Limits'))
    expect(screen.getByRole('status').textContent).toBe('/help#limits')
  })

  it('SafeHtml leaves a link to another site to the browser', async () => {
    render(pageWith('<p><a href="https://www.portico.example/rules">Rules</a></p>'))
    const link = await screen.findByRole('link', { name: 'Rules' })
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    await userEvent.click(link)
    expect(screen.getByRole('status').textContent).toBe('/')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('SafeHtml replaces its content when the HTML changes, and sanitizes the new HTML', async () => {
    const { rerender } = render(pageWith('<p>One</p>'))
    await screen.findByText('One')
    rerender(pageWith('<p>Two<img src=x onerror=alert(1)></p>'))
    expect((await screen.findByText('Two')).outerHTML).toBe('<p>Two</p>')
    expect(screen.queryByText('One')).toBeNull()
  })
})
