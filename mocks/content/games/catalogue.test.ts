import { describe, expect, it } from 'vitest'
import { createCatalogue } from '../../../platform/domain/base/content/catalogue.ts'
import { gameName, originalName } from '../../../platform/domain/base/content/game.ts'
import {
  nameLanguageOf,
  nameLanguages,
  titleIn,
} from '../../../platform/domain/base/content/gameNames.ts'
import { vendorSets } from '../../../platform/domain/base/content/vendor.ts'
import { kindOf, tableTraits } from '../../rules/kindOf.ts'
import { slotFacts } from '../../rules/slot/machines.ts'
import { catalogue } from './catalogue.ts'
import { composeGames } from './composeGames.ts'

const all = catalogue.games()
const namesOf = (name: string) => catalogue.games({ name }).map((game) => gameName(game, 'pt'))

describe('game catalogue', () => {
  it('[GAME-11] the catalogue has 10,000 games with distinct ids', () => {
    expect(all).toHaveLength(10_000)
    expect(new Set(all.map(({ nodeId }) => nodeId)).size).toBe(10_000)
    expect(new Set(all.map(({ vendor, gameCode }) => `${vendor}/${gameCode}`)).size).toBe(10_000)
  })

  it('[GAME-01][GAME-02][GAME-03][GAME-04][GAME-05][GAME-06][GAME-07] the catalogue has games of every type', () => {
    const types = new Set(all.map(({ gameType }) => gameType))
    expect([...types].sort()).toEqual(
      ['ELOTT', 'ESPORTS', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS'].sort(),
    )
    expect(catalogue.games({ gameType: 'RNG' }).length).toBeGreaterThan(9_000)
  })

  it('[GAME-08][CONST-66] the catalogue has cockfights, and all of them are from the vendor SV3', () => {
    const fights = catalogue.games({ gameClassify: 'COCKFIGHT' })
    expect(fights.length).toBeGreaterThan(0)
    expect(new Set(fights.map(({ vendor }) => vendor))).toEqual(new Set(['SV3']))
  })

  it('[GAME-09] the mini games are crash and mines, and none has a trial', () => {
    const minis = catalogue.games({ gameClassify: 'MINI' })
    expect(new Set(minis.map(kindOf))).toEqual(new Set(['crash', 'mines']))
    expect(minis.length).toBeGreaterThan(10)
    expect(minis.filter(({ hasTrial }) => hasTrial)).toEqual([])
  })

  it.each([
    ['roulette', /Roulette/],
    ['sicBo', /Sic Bo/],
    ['baccarat', /Baccarat/],
    ['dragonTiger', /Dragon Tiger/],
  ] as const)(
    'the tables of the kind %s are live and in rooms, and named after it',
    (kind, name) => {
      const tables = all.filter((game) => kindOf(game) === kind)
      expect(new Set(tables.map(({ gameType }) => gameType))).toEqual(new Set(['LIVE', 'PVP']))
      for (const { title } of tables) expect(titleIn(title, 'en')).toMatch(name)
    },
  )

  it('the tables of a vendor have distinct names in every language', () => {
    for (const gameType of ['LIVE', 'PVP'] as const) {
      for (const { code } of catalogue.vendors) {
        const titles = catalogue.games({ gameType, vendors: [code] }).map(({ title }) => title)
        for (const language of nameLanguages) {
          const names = new Set(titles.map((title) => titleIn(title, language)))
          expect(names.size, `${code} ${language}`).toBe(titles.length)
        }
      }
    }
  })

  it('the variant of a table follows from its name', () => {
    const named = (name: string) => catalogue.games({ name, gameType: 'LIVE' })[0]
    const traitsOf = (name: string) => tableTraits(named(name) ?? { title: { head: [] } })
    const plain = { isSpeed: false, isFrench: false, hasNoCommission: false }
    expect(traitsOf('Brazilian Roulette')).toEqual(plain)
    expect(traitsOf('French Roulette')).toEqual({ ...plain, isFrench: true })
    expect(traitsOf('Speed Baccarat')).toEqual({ ...plain, isSpeed: true })
    expect(traitsOf('No Commission Baccarat')).toEqual({ ...plain, hasNoCommission: true })
  })

  it.each([
    ['[CONST-64] icon', ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'], vendorSets.icons],
    ['[CONST-65] e-sports', ['IMES', 'IA', 'TF'], vendorSets.esports],
    ['[CONST-66] cockfight', ['SV3'], vendorSets.cockfight],
    ['[CONST-67] lottery', ['TCG_LOTTO_VN', 'TCG_SEA'], vendorSets.lottery],
  ])('the %s vendors are %j, and the catalogue has games of each', (_, codes, set) => {
    expect(set).toEqual(codes)
    for (const code of codes)
      expect(catalogue.games({ vendors: [code] }).length, code).toBeGreaterThan(0)
  })

  it('[GAME-10][CONST-69] the catalogue has more than 60 vendors, and games of each', () => {
    const suffixes = ['AG', 'BBIN', 'CQ9', 'PT', 'RTG', 'IBC', 'SBT', 'UG', 'KX', 'KY']
    for (const code of suffixes)
      expect(catalogue.games({ vendors: [code] }).length, code).toBeGreaterThan(0)
    expect(catalogue.vendors.length).toBeGreaterThan(60)
    for (const vendor of vendorSets.esports) {
      const vendors = [vendor]
      expect(catalogue.games({ vendors, gameType: 'ESPORTS' })).toEqual(
        catalogue.games({ vendors }),
      )
    }
    for (const { code } of catalogue.vendors) {
      expect(catalogue.games({ vendors: [code] }).length, code).toBeGreaterThan(0)
    }
  })

  it('composing the games again gives the same games', () => {
    expect(composeGames()).toEqual(composeGames())
  })

  it('[PLAY-09] each game has an RTP and a volatility that match the rules of its type', () => {
    for (const { rtp, stakes, volatility, gameType, gameClassify } of all) {
      expect(rtp).toBeGreaterThanOrEqual(gameType === 'LOTT' ? 7_000 : 8_500)
      expect(rtp).toBeLessThan(10_000)
      expect(Number(stakes.minimum)).toBeLessThan(Number(stakes.maximum))
      const isVolatile = ['RNG', 'FISH'].includes(gameType) && gameClassify !== 'MINI'
      expect(volatility !== undefined).toBe(isVolatile)
      if (gameClassify === 'JACKPOT') expect(volatility).toBe('HIGH')
    }
    const slots = all.filter((game) => kindOf(game) === 'slot')
    for (const slot of slots) expect(slotFacts(slot)).toMatchObject({ rtp: slot.rtp })
    expect(new Set(slots.map(({ rtp }) => rtp)).size).toBeGreaterThan(5)
    expect(new Set(slots.map(({ volatility }) => volatility)).size).toBe(3)
  })

  it('all slots have distinct names', () => {
    const slots = catalogue
      .games({ gameType: 'RNG' })
      .map((game) => originalName({ ...game, vendor: 'PG' }))
    expect(new Set(slots).size).toBe(slots.length)
  })

  it('the catalogue has a few, but not too many, hot games, games with a trial, games under maintenance and room lists', () => {
    for (const [is, most] of [
      [all.filter(({ isHot }) => isHot), 500],
      [all.filter(({ hasTrial }) => hasTrial), 6_500],
      [all.filter(({ inMaintenance }) => inMaintenance), 60],
      [all.filter(({ isGame }) => isGame === 'VASSALAGE'), 10],
    ] as const) {
      expect(is.length).toBeGreaterThan(2)
      expect(is.length).toBeLessThan(most)
    }
  })
})

describe('game names', () => {
  const golden = catalogue.games({ name: 'Tigre de Ouro' }).find(({ title }) => !title.after)

  it("a translated game has a name in the caller's language", () => {
    if (!golden) throw new Error('There is no such game')
    const translated = { ...golden, isTranslated: true }
    expect(gameName(translated, 'pt')).toBe('Tigre de Ouro')
    expect(gameName(translated, 'en')).toBe('Golden Tiger')
    expect(gameName(translated, 'zh')).toBe('黄金老虎')
    expect(gameName(translated, 'ja')).toBe('黄金のタイガー')
    expect(gameName(translated, 'ar')).toBe('نمر الذهب')
    expect(gameName(translated, 'ru')).toBe('Тигр золота')
  })

  it("an untranslated game has its original name in its vendor's language, and its English name in Portuguese and Russian", () => {
    const own = all.filter(({ vendor, isTranslated }) => vendor === 'KIT' && !isTranslated)
    expect(own.length).toBeGreaterThan(0)
    for (const game of own) {
      expect(gameName(game, 'ja')).toBe(originalName(game))
      for (const language of ['pt', 'ru'] as const)
        expect(gameName(game, language)).toBe(titleIn(game.title, 'en'))
    }
  })

  it('game names in Portuguese and English contain only Latin letters', () => {
    for (const language of ['pt', 'en'] as const) {
      const unreadable = all.filter((game) =>
        /(?!\p{Script=Latin})\p{Letter}/u.test(gameName(game, language)),
      )
      expect(unreadable).toEqual([])
    }
  })

  it("game names use the first supported language of the caller's preferences", () => {
    expect(nameLanguageOf('pt-BR,pt;q=0.9,en;q=0.8')).toBe('pt')
    expect(nameLanguageOf('nl, ja;q=0.7')).toBe('ja')
    expect(nameLanguageOf('zh_CN')).toBe('zh')
    expect(nameLanguageOf('fr-FR')).toBe('en')
    expect(nameLanguageOf(undefined)).toBe('pt')
  })
})

describe('search by game name', () => {
  it('[LOB-17] the search finds part of a name and ignores case, accents and surrounding spaces', () => {
    const found = namesOf('  dRAGAO de JADE ')
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(namesOf('Dragão de Jade'))
  })

  it('the search finds a game by its name in any language', () => {
    const wanted = catalogue.games({ name: 'Tigre de Ouro' }).map(({ nodeId }) => nodeId)
    for (const name of [
      'golden tiger',
      '黄金老虎',
      '황금 타이거',
      'เสือ' + 'ทองคำ',
      'тигр ЗОЛОТА',
    ]) {
      expect(
        catalogue
          .games({ name })
          .map(({ nodeId }) => nodeId)
          .sort(),
        name,
      ).toEqual(expect.arrayContaining(wanted))
    }
  })

  it('a search without a match returns no games, and an unknown id finds no game', () => {
    expect(namesOf('não existe')).toEqual([])
    expect(catalogue.find('1')).toBeUndefined()
  })

  it('[ACT-22] the search finds misspelled names in any language', () => {
    const wanted = new Set(catalogue.games({ name: 'Tigre de Ouro' }))
    for (const name of ['tihre de ouro', 'goldne tiger', '黄余老虎', 'тигр зилота'])
      expect(
        catalogue.games({ name }).some((game) => wanted.has(game)),
        name,
      ).toBe(true)
  })

  it('search results are ordered by relevance, or by release date on request', () => {
    const [best, ...others] = catalogue.games({ name: 'dragão' })
    expect(best && gameName({ ...best, isTranslated: true }, 'pt')).toMatch(/^Dragão/)
    const newest = catalogue.games({ name: 'dragão' }, { by: 'NEWEST' })
    expect(newest).toHaveLength(others.length + 1)
    const days = newest.map(({ releasedAt }) => releasedAt)
    expect(days).toEqual(days.toSorted((one, other) => other - one))
  })

  it('a search combined with a vendor filter gives the same result after many other searches', () => {
    const ask = () => catalogue.games({ name: 'tigre', vendors: ['PG'] })
    const found = ask()
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ vendor }) => vendor === 'PG')).toBe(true)
    for (let number = 0; number < 60; number++) catalogue.games({ name: `tigre ${number}` })
    expect(ask()).toEqual(found)
  })

  it('a search index that is prepared in advance gives the same results as an unprepared index', async () => {
    const vendors = catalogue.vendors.slice(0, 3)
    const prepared = createCatalogue(vendors, composeGames)
    const unprepared = createCatalogue(vendors, composeGames)
    await Promise.all([prepared.prepareSearch(), prepared.prepareSearch()])
    for (const name of ['tigre', 'tihre', '老虎']) {
      expect(prepared.games({ name }).length).toBeGreaterThan(0)
      expect(prepared.games({ name })).toEqual(unprepared.games({ name }))
    }
  })
})
