// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LazyQrCode, preloadQrCode } from './LazyQrCode.tsx'

afterEach(cleanup)

it('a preloaded QR code is shown without a placeholder', async () => {
  await preloadQrCode()
  await act(async () => {
    render(<LazyQrCode text="https://portico.example" label="Android" size={120} />)
  })
  expect(screen.getByRole('img', { name: 'Android' }).getAttribute('width')).toBe('120')
})
