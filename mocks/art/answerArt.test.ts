import { describe, expect, it } from 'vitest'
import { hashOf } from '../../platform/domain/base/chance/pickers.ts'
import { showGame, showVendor } from '../../platform/domain/play/games/showGame.ts'
import { mocksPerTest } from '../../tests/support/mocksPerTest.ts'
import { banners } from '../content/announcements/banners.ts'
import { catalogue } from '../content/games/catalogue.ts'
import { goods } from '../content/goods.ts'
import { activities } from '../content/promotions/activityList.ts'
import { promotions } from '../content/promotions/promotionList.ts'
import { publications } from '../content/publications/publicationList.ts'
import { artVersion, avatarArt, dealerArt, drawnImages } from '../images/drawnImages.ts'
import { answerArt, paint } from './answerArt.ts'
import { motifNames } from './motifs.ts'
import { bannerMotifs, bannerSubject, vendorMotif } from './subjects.ts'
import { nameLines } from './vendorPictures.ts'

const pathOf = (url: string) => new URL(url, 'http://portico.test').pathname
const some = catalogue.games().filter((_, index) => index % 97 === 0)

describe('pictures', () => {
  it('pictures of games, vendors and people exist at the URLs that responses contain', () => {
    const urls = [
      ...some.map((game) => showGame(game, 'pt', drawnImages).showIcon),
      ...catalogue.vendors.flatMap((vendor) => {
        const { logo, logoDark, banner } = showVendor(vendor, drawnImages)
        return [logo, logoDark, banner]
      }),
      ...['Larissa', '美玲', 'dealer-3'].map(avatarArt),
      dealerArt('dealer-3'),
      drawnImages.banner('vip-crown'),
      drawnImages.licence('br'),
    ]
    for (const url of urls) expect(answerArt(pathOf(url)).status, url).toBe(200)
  })

  it('the version in the URLs of pictures is the hash of all picture contents', () => {
    const names = [...promotions, ...activities, ...goods].map(({ id }) => drawnImages.banner(id))
    const urls = [
      ...names,
      ...banners.map(({ url }) => url),
      ...some.map(({ nodeId }) => drawnImages.game(nodeId)),
      ...catalogue.vendors.flatMap(({ code }) => [
        drawnImages.vendorLogo(code),
        drawnImages.vendorBanner(code),
      ]),
      avatarArt('Larissa'),
      drawnImages.licence('br'),
    ]
    const drawings = urls.map((url) => paint(pathOf(url)))
    expect(drawings).not.toContain(undefined)
    expect(artVersion).toBe(hashOf(drawings.join('')).toString(36))
    expect(urls.every((url) => url.endsWith(`?v=${artVersion}`))).toBe(true)
  })

  it('the banner of a vendor with a long name shows the name on two lines, beside the motif', () => {
    expect(nameLines('Loterias do Sudeste Asiático')).toEqual(['Loterias do', 'Sudeste Asiático'])
    const names = catalogue.vendors.flatMap(({ name }) => nameLines(name))
    expect(names.filter((line) => line.length > 20)).toEqual([])
  })

  it('every banner of the demonstration has motifs, and an unknown banner name gets a star', () => {
    const names = [
      ...goods.map(({ id }) => id),
      ...[...promotions, ...activities].map(({ id }) => id),
      ...banners.map(({ url }) => /([a-z0-9-]+)\.svg/.exec(url)?.[1] ?? url),
      ...publications.map(({ picture }) => picture),
    ]
    for (const name of names) expect(bannerSubject(name), name).not.toEqual([])
    expect(bannerMotifs('camisa-portico')[0]).toBe('jersey')
    expect(bannerMotifs('smartphone')).toEqual(['phone', 'phone', 'phone'])
    expect(bannerMotifs('something-else')).toEqual(['star', 'star', 'star'])
  })

  it("a vendor's banner has a motif of the type of its games", () => {
    expect(['ball', 'trophy', 'basketball']).toContain(vendorMotif('SBT'))
    expect(['gamepad', 'target']).toContain(vendorMotif('IMES'))
    expect(['fish', 'wave']).toContain(vendorMotif('YLF'))
    expect(vendorMotif('LOTT')).toBe('balls')
  })

  it('pictures of games are small and complete, and contain no scripts and no references to other files', () => {
    for (const game of some) {
      const picture = paint(`/art/games/${game.nodeId}.svg`) ?? ''
      expect(picture.length).toBeGreaterThan(500)
      expect(picture.length).toBeLessThan(2_600)
      expect(picture).toMatch(/^<svg .*<\/svg>$/)
      expect(picture).not.toMatch(/<script|<image|href="[^#]|url\([^#]|\son\w+=|NaN|undefined/)
    }
  })

  it('the picture of a game is always the same and differs from the pictures of other games', () => {
    const drawn = some.map(({ nodeId }) => paint(`/art/games/${nodeId}.svg`))
    expect(drawn).toEqual(some.map(({ nodeId }) => paint(`/art/games/${nodeId}.svg`)))
    expect(new Set(drawn).size).toBe(some.length)
  })

  it('every game has a motif that can be drawn', () => {
    for (const { motif } of catalogue.games()) expect(motifNames).toContain(motif)
  })

  it('pictures are cached for a year, with a Content-Security-Policy that forbids scripts', () => {
    const { headers } = answerArt(`/art/games/${some[0]?.nodeId}.svg`)
    expect(headers.get('Content-Type')).toBe('image/svg+xml')
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'.*sandbox/)
  })

  it('unknown picture names return 404', () => {
    for (const path of [
      '/art/games/1.svg',
      '/art/games/100001.png',
      '/art/vendors/NOBODY.svg',
      '/art/licences/nowhere.svg',
      '/art/avatars/<script>.svg',
      '/art/avatars/Ana.svg',
      '/art/games/../vendors/PG.svg',
      '/art/',
    ]) {
      expect(answerArt(path).status, path).toBe(404)
    }
  })
})

describe('pictures in the mocks', () => {
  const mocks = mocksPerTest()

  it('the mocks serve pictures to `fetch`', async () => {
    expect(mocks.failures).toEqual([])
    const found = await fetch('http://localhost/art/vendors/PG-dark.svg?v=1')
    expect([found.status, found.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
    expect(await found.text()).toContain('Palma Games')
    expect((await fetch('http://localhost/art/games/7.svg')).status).toBe(404)
  })
})
