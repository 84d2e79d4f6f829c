import { crc32 } from 'node:zlib'
import type { Page } from '@playwright/test'
import { encode } from 'fast-png'
import { startAsNewMember } from '../support/enterAs.ts'
import { feedbackTest as test } from '../support/ownGatewayTest.ts'
import { photo } from '../support/photos.ts'
import { dialogOf, expect } from '../support/portalTest.ts'

const filesCall = '**/wps/files'

/** Opens the form of a new support ticket. @returns its image field. */
async function openPictures(page: Page) {
  await startAsNewMember(page)
  await page.goto('/member/feedback')
  const form = dialogOf(page, 'Novo atendimento')
  await expect(async () => {
    const open = page.getByRole('main').getByRole('button', { name: 'Novo atendimento' })
    await open.click({ timeout: 3000 })
    await expect(form.getByLabel(/^Qual é o assunto/)).toBeVisible({ timeout: 3000 })
  }).toPass()
  const field = form.getByRole('group', { name: 'Imagens' })
  return { field, choose: field.locator('input[type="file"]') }
}

/** Adds an Exif chunk with a location to a PNG image. */
function withPlace(png: Buffer): Buffer {
  const type = Buffer.from('eXIf')
  const data = Buffer.from('II*\0GPSLatitude 23 33 01 S')
  const size = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(Buffer.concat([type, data])))
  // Offset after the signature and the header chunk.
  const at = 33
  return Buffer.concat([png.subarray(0, at), size, type, data, sum, png.subarray(at)])
}

test('[MSG-05] an image upload on a slow connection shows its progress and can be cancelled', {
  tag: '@full',
}, async ({ page }) => {
  const { field, choose } = await openPictures(page)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 40_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  await choose.setInputFiles([photo('devagar.png', 1600, 1000)])
  const bar = field.getByRole('progressbar', { name: 'Envio de devagar.png' })
  const shareOf = async () => Number(await bar.getAttribute('value'))
  await expect.poll(shareOf).toBeGreaterThan(5)
  const early = await shareOf()
  await expect.poll(shareOf).toBeGreaterThan(early)
  expect(await shareOf()).toBeLessThan(100)
  const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/files'))
  await field.getByRole('button', { name: 'Cancelar o envio de devagar.png' }).click()
  await given
  await expect(bar).toHaveCount(0)
  await expect(choose).toBeFocused()
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await choose.setInputFiles([photo('depressa.png')])
  await expect(field.getByText('Enviada')).toBeVisible()
  await expect(field.getByRole('progressbar')).toHaveCount(0)
})

test('[MSG-05] an image is uploaded without its location, and an image of 8,000 × 8,000 pixels is rejected', {
  tag: '@full',
}, async ({ page }) => {
  const { field, choose } = await openPictures(page)
  const size = 8000
  const vast = encode({ width: size, height: size, data: new Uint8Array(size ** 2), channels: 1 })
  await choose.setInputFiles([
    { name: 'enorme.png', mimeType: 'image/png', buffer: Buffer.from(vast) },
  ])
  await expect(
    field.getByText('Esta imagem tem mais de 50 megapixels. Escolha uma menor.'),
  ).toBeVisible()
  const { buffer, ...file } = photo('praia.png')
  const taken = withPlace(buffer)
  expect(taken.includes('GPSLatitude')).toBe(true)
  let sent: Buffer | null = null
  await page.route(filesCall, (route) => {
    sent = route.request().postDataBuffer()
    return route.fallback()
  })
  await choose.setInputFiles([{ ...file, buffer: taken }])
  await expect(field.getByText('Enviada')).toBeVisible()
  const bytes = Buffer.from(sent ?? '')
  expect(bytes.length).toBeGreaterThan(1000)
  expect(bytes.includes('GPSLatitude')).toBe(false)
  expect(bytes.includes('eXIf')).toBe(false)
})
