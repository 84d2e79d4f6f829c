import { brotliCompressSync, constants } from 'node:zlib'
import { composeGames } from '../../mocks/content/games/composeGames.ts'
import { vendors } from '../../mocks/content/games/vendors.ts'
import { createCatalogue } from '../../platform/domain/base/content/catalogue.ts'
import { gameName, originalName } from '../../platform/domain/base/content/game.ts'
import { nameLanguages, titleIn } from '../../platform/domain/base/content/gameNames.ts'
import { showColumns } from '../../platform/domain/play/games/gameColumns.ts'
import { round } from './page/measuredPage.ts'
import type { Figures, Row } from './printFigures.ts'
import { seededChance } from './search/chance.ts'
import { searchInPage } from './search/inPage.ts'
import {
  type Answers,
  ask,
  longestTurn,
  type Names,
  processorTime,
  type Queries,
  queriesOf,
  queriesPerKind,
} from './search/measure.ts'
import { mixedNames } from './search/names.ts'
import { shownResults } from './search/queries.ts'

/** Limits in milliseconds for one search. A search on the server delays other calls. */
const limits = { page: 3, server: 5 }

/**
 * Share of the queries that found their game. A game with the same names counts as found, since the
 * results look the same.
 */
function recallOf({ queries }: Queries, names: Names, { found }: Answers): number {
  const nameOf = (game: number) => names[game]?.join('\n')
  const hits = queries.filter(({ game }, at) =>
    found[at]?.slice(0, shownResults).some((other) => nameOf(other) === nameOf(game)),
  )
  return hits.length / queries.length
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Recall and durations for the queries of one kind. */
function rowsOf(queries: Queries, names: Names, answers: Answers, limit: number): Row[] {
  const { kind, leftOut } = queries
  const { times } = answers
  const at = (part: number) => round(percentile(times.best, part), 2)
  const drawn = queriesPerKind + leftOut
  return [
    {
      figure: `${kind}: found among ${shownResults}, of ${drawn} drawn`,
      value: round(recallOf(queries, names, answers) * 100),
      unit: '%',
      target: '>= 99',
    },
    { figure: `${kind}: half within`, value: at(0.5), unit: 'ms' },
    { figure: `${kind}: 95 % within`, value: at(0.95), unit: 'ms', target: `<= ${limit}` },
    { figure: `${kind}: longest`, value: round(Math.max(...times.first), 2), unit: 'ms' },
  ]
}

async function pageRows(title: string, names: Names): Promise<Row[]> {
  const page = await searchInPage(names)
  try {
    const rows: Row[] = [
      { figure: 'index', value: round(page.indexTime), unit: 'ms', target: '<= 50' },
    ]
    for (const queries of queriesOf(names, title)) {
      const answers = await page.ask(queries.queries.map(({ text }) => text))
      rows.push(...rowsOf(queries, names, answers, limits.page))
    }
    return rows.map((row) => ({ ...row, figure: `${title}, ${row.figure}` }))
  } finally {
    await page.close()
  }
}

/** Figures of the search on the server, for names in all of the demonstration's languages. */
async function serverRows(): Promise<Row[]> {
  const catalogue = createCatalogue(vendors, composeGames)
  const games = catalogue.games()
  const names = games.map(({ title }) => [
    ...new Set(nameLanguages.map((language) => titleIn(title, language))),
  ])
  const used = processorTime()
  const hold = await longestTurn(catalogue.prepareSearch())
  const preparation = processorTime() - used
  const places = new Map(games.map((game, place) => [game, place]))
  // A catalogue caches its results, so each repetition searches another catalogue.
  const others = [0, 1].map(() => createCatalogue(vendors, () => games))
  for (const other of others) await other.prepareSearch()
  const finders = [catalogue, ...others].map(
    (its) => (name: string) =>
      its
        .games({ name })
        .slice(0, shownResults)
        .map((game) => places.get(game) ?? -1),
  )
  const rows: Row[] = [
    { figure: 'preparation, in pieces', value: round(preparation), unit: 'ms' },
    { figure: 'longest hold of it', value: round(hold), unit: 'ms', target: '<= 15' },
  ]
  for (const queries of queriesOf(names, 'server')) {
    rows.push(...rowsOf(queries, names, ask(queries.queries, finders), limits.server))
  }
  return rows.map((row) => ({ ...row, figure: `server, ${row.figure}` }))
}

/** Size of the catalogue's response in each language. */
async function sizeRows(): Promise<Row[]> {
  const catalogue = createCatalogue(vendors, composeGames)
  const images = { game: (nodeId: string) => `/art/games/${nodeId}.svg?v=1` }
  const rows: Row[] = []
  for (const language of nameLanguages) {
    // The cast is safe: the response contains only pictures of games, so the function for games
    // suffices.
    const value = await showColumns(catalogue.games(), {
      language,
      vendors,
      images: images as never,
    })
    const text = JSON.stringify({ success: true, value })
    const sizeAt = (quality: number) =>
      round(
        brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length /
          1000,
      )
    const figure = `catalogue in ${language}`
    rows.push(
      { figure: `${figure}, brotli`, value: sizeAt(11), unit: 'KB', target: '<= 150' },
      { figure: `${figure}, brotli of the first answer`, value: sizeAt(5), unit: 'KB' },
    )
  }
  return rows
}

/**
 * Search by name, in a page and on the server: a thousand seeded queries of each kind, over the
 * demonstration's games in Portuguese and over ten thousand names in the scripts of 26 languages.
 */
export async function run(): Promise<Figures> {
  const games = createCatalogue(vendors, composeGames).games()
  const demonstration = games.map((game) => [
    ...new Set([gameName(game, 'pt'), originalName(game)]),
  ])
  const mixed = mixedNames(games.length, seededChance('names')).map((name) => [name])
  return {
    title: `Search of ${games.length} games by name`,
    rows: [
      ...(await pageRows('26 languages', mixed)),
      ...(await pageRows('demonstration', demonstration)),
      ...(await serverRows()),
      ...(await sizeRows()),
    ],
  }
}
