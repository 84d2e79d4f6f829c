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

const shown = (html: string) => (
  <MemoryRouter>
    <SafeHtml html={html} />
    <Address />
  </MemoryRouter>
)

describe('shown HTML', () => {
  it('leads to pages of ours without loading the portal again', async () => {
    render(shown('<p><a href="/help#limits"><b>Limits</b></a></p>'))
    await userEvent.click(await screen.findByText('Limits'))
    expect(screen.getByRole('status').textContent).toBe('/help#limits')
  })

  it('leaves links to other sites to the browser', async () => {
    render(shown('<p><a href="https://www.portico.example/rules">Rules</a></p>'))
    const link = await screen.findByRole('link', { name: 'Rules' })
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    await userEvent.click(link)
    expect(screen.getByRole('status').textContent).toBe('/')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('is replaced by other HTML, of which nothing dangerous is left either', async () => {
    const { rerender } = render(shown('<p>One</p>'))
    await screen.findByText('One')
    rerender(shown('<p>Two<img src=x onerror=alert(1)></p>'))
    expect((await screen.findByText('Two')).outerHTML).toBe('<p>Two</p>')
    expect(screen.queryByText('One')).toBeNull()
  })
})
