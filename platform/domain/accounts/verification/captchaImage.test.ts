import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { fromBase64 } from '../../../../src/lib/base64.ts'
import { captchaFont } from './captchaFont.ts'
import { drawCaptcha } from './captchaImage.ts'

const seed = (byte: number) => new Uint8Array(16).fill(byte)
const read = (image: string) => decode(fromBase64(image))

/** Share of dark pixels in each fifth of the image. Each fifth contains one character. */
function inkOfSlots(image: string): number[] {
  const { width, height, data } = read(image)
  const slots = [0, 0, 0, 0, 0]
  for (const [index, level] of [...data].entries()) {
    const slot = Math.min(4, Math.max(0, Math.floor(((index % width) - 8) / 26.8)))
    if (level > 12) slots[slot] = (slots[slot] ?? 0) + 1
  }
  return slots.map((ink) => ink / (27 * height))
}

describe('captcha image', () => {
  it('[API-07] a captcha image is a base64 PNG of less than 10,000 characters', () => {
    const image = drawCaptcha('W4TK9', seed(1))
    expect(image.length).toBeLessThan(10_000)
    expect(read(image)).toMatchObject({ width: 150, height: 52 })
  })

  it('a captcha image depends only on its text and its seed', () => {
    expect(drawCaptcha('W4TK9', seed(1))).toBe(drawCaptcha('W4TK9', seed(1)))
    expect(drawCaptcha('W4TK9', seed(1))).not.toBe(drawCaptcha('W4TK9', seed(2)))
    expect(drawCaptcha('W4TK9', seed(1))).not.toBe(drawCaptcha('W4TK7', seed(1)))
  })

  it.each(Object.keys(captchaFont))(
    'a captcha image draws %s at every position of the text',
    (character) => {
      for (const share of inkOfSlots(drawCaptcha(character.repeat(5), seed(7)))) {
        expect(share).toBeGreaterThan(0.06)
        expect(share).toBeLessThan(0.4)
      }
    },
  )

  it('the captcha font contains no two characters that people confuse', () => {
    for (const confusing of ['0OQD', '1IL', '2Z', '5S', '6G', '8B', 'UV']) {
      const used = [...confusing].filter((character) => Object.hasOwn(captchaFont, character))
      expect(used.length, confusing).toBeLessThan(2)
    }
  })
})
