// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { QrCode, type QrCodeProps, randomElementId } from './QrCode.tsx'
import { scanCode } from './scanForTests.ts'

const link = 'https://download.portico.example/portico.apk?from=menu'

function show(props: Partial<QrCodeProps> = {}) {
  render(<QrCode text={link} label="Android" {...props} />)
  const drawing = screen.getByRole('img', { name: 'Android' })
  const [background, logoPlace] = drawing.querySelectorAll('rect')
  const path = drawing.querySelector('path')
  if (!background || !path) throw new Error('Nothing is drawn')
  const [, margin, scale] = /translate\((\S+) .*scale\((\S+)\)/.exec(
    path.getAttribute('transform') ?? '',
  ) as unknown as [string, string, string]
  return { drawing, background, logoPlace, path, margin: Number(margin), scale: Number(scale) }
}

afterEach(cleanup)

describe('QR code', () => {
  it('[CONST-46, CONST-47] a QR code is 200 px wide with a margin of 20 px', () => {
    const { drawing, path, margin, scale } = show()
    expect(drawing.getAttribute('width')).toBe('200')
    expect(drawing.getAttribute('height')).toBe('200')
    expect(margin).toBe(20)
    const columns = [...(path.getAttribute('d') ?? '').matchAll(/M(\d+) \d+h(\d+)/g)]
    const end = Math.max(...columns.map(([, start, run]) => Number(start) + Number(run)))
    expect(margin + end * scale).toBeCloseTo(180)
  })

  it('[CONST-48, CONST-49] a QR code is black on white', () => {
    const { background, path } = show()
    expect(path.getAttribute('fill')).toBe('#000000')
    expect(background.getAttribute('fill')).toBe('#ffffff')
  })

  it('[CONST-50] a QR code with a logo in its middle stays readable, and the logo is a fifth as wide as the code', () => {
    const shown = show({ logo: (side) => <circle r={side / 2} /> })
    expect(shown.logoPlace?.getAttribute('width')).toBe('32')
    expect(shown.drawing.querySelector('circle')).not.toBeNull()
    expect(scanCode(shown.drawing)).toBe(link)
  })

  it('[CONST-51] a QR code has error correction level M by default', () => {
    const byDefault = show().path.getAttribute('d')
    cleanup()
    const m = show({ correctLevel: 'M' }).path.getAttribute('d')
    cleanup()
    const l = show({ correctLevel: 'L' }).path.getAttribute('d')
    expect(byDefault).toBe(m)
    expect(l).not.toBe(m)
  })

  it('[CONST-52] a QR code has a random id of 32 characters', () => {
    const first = show().drawing.id
    cleanup()
    expect(first).toMatch(/^[a-z][a-z0-9]{31}$/)
    expect(show().drawing.id).not.toBe(first)
    expect(randomElementId()).not.toBe(randomElementId())
  })

  it.each([120, 112, 200])(
    'a QR code of %i px with a logo is readable for links of several lengths',
    (size) => {
      for (const rest of ['', '?a=1', `?campaign=${'summer-'.repeat(8)}`, `#${'x'.repeat(200)}`]) {
        const text = `https://download.portico.example/portico${rest}`
        const shown = show({ text, size, margin: 12, logo: (side) => <circle r={side / 2} /> })
        expect(scanCode(shown.drawing)).toBe(text)
        cleanup()
      }
    },
  )

  it.each([
    ['an app download', link],
    ['an invitation', 'https://portico.example/register?inviteCode=K7Q2M9XA&utm_source=qr'],
    [
      'a Pix payment',
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406150.005802BR5913Fulano de Tal6008BRASILIA62070503***630442AB',
    ],
  ])('[CARD-09] another library decodes the QR code of %s', (_, text) => {
    expect(scanCode(show({ text }).drawing)).toBe(text)
  })

  it('QrCode renders nothing for a text that is too long', () => {
    render(<QrCode text={'x'.repeat(4000)} label="Android" />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
