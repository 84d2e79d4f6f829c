import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { paths } from '../../src/paths.ts'

const [game] = catalogue.games({ gameType: 'RNG' })
if (!game) throw new Error('The catalogue has no slot')

/** Example URL path of each page whose path has a parameter, by page id. */
export const examplePaths: Readonly<Record<string, string>> = {
  game: paths.game(game.nodeId),
  newsArticle: paths.news('chaves-de-acesso'),
  blogArticle: paths.blog('como-funciona-o-rtp'),
  notFound: '/nowhere',
}
