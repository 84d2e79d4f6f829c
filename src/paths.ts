/** Every address of the portal. Nothing else writes one down. */
export const paths = {
  home: () => '/',
  /** Shows the home page and opens the login popup (ROUTE-05). */
  login: (next?: string) => withQuery('/login', { next }),
  /** Shows the home page and opens the register popup (ROUTE-07). */
  register: (query: { next?: string; referralCode?: string } = {}) => withQuery('/register', query),
  /** The login of agents (ROUTE-08). */
  agent: () => '/agent',
  /** The agent centre (ROUTE-09), or one of its pages. */
  agentHome: (page?: AgentPageId) => (page === undefined ? '/agentHome' : `/agentHome/${page}`),
  /** The member centre (ROUTE-11), or one of its pages. */
  member: (page?: MemberPageId) => (page === undefined ? '/member' : `/member/${page}`),
  /** One order to pay in, from how to pay it to its end. */
  deposit: (id: string) => withQuery('/member/deposit', { order: id }),
  /** One withdrawal of the member's, from asking for it to its end. */
  withdrawal: (id: string) => withQuery('/member/withdraw', { request: id }),
  /** One of the member's tickets with customer service. */
  feedback: (id: string) => withQuery('/member/feedback', { ticket: id }),
  /** The help page, at a term of it (ROUTE-12, ROUTE-13). */
  help: (term?: string) => withHash('/help', term),
  sports: () => '/sports',
  esports: () => '/esports',
  lott: () => '/lott',
  elott: () => '/elott',
  /** The games of a type, of one vendor when it is given (ROUTE-23). */
  live: (vassalage?: string) => withQuery('/live', { vassalage }),
  fish: (vassalage?: string) => withQuery('/fish', { vassalage }),
  rng: (vassalage?: string) => withQuery('/rng', { vassalage }),
  pvp: (vassalage?: string) => withQuery('/pvp', { vassalage }),
  /** The hot games of every type. */
  hot: () => '/hot',
  favorite: () => '/favorite',
  recent: () => '/recent',
  lottery: (gameCode?: string) => withQuery('/lottery', { gameCode }),
  seaLottery: (gameCode?: string) => withQuery('/seaLottery', { gameCode }),
  vnLottery: (gameCode?: string) => withQuery('/vnLottery', { gameCode }),
  /** All promotions, at one of them (ROUTE-31). */
  promotions: (id?: string) => withHash('/promotions', id),
  pointMall: () => '/pointMall',
  /** A game without the portal around it (ROUTE-33). */
  seamless: (nodeId?: string) => withQuery('/seamless', { nodeId }),
  down: () => '/down',
  /** News (MSG-07), or one piece of it; `:slug` stands for any. */
  news: (slug?: string) => below('/news', slug),
  /** The blog (MSG-08), or one article. */
  blog: (slug?: string) => below('/blog', slug),
  about: () => '/about',
  /** The greatest wins (MSG-06). */
  winners: () => '/winners',
  /** A game with all that is known of it. */
  game: (nodeId: string) => `/game/${encodeURIComponent(nodeId)}`,
  /** The operator's console, and the page of its preview: entries of their own. */
  operator: () => '/operator.html',
  operatorPreview: () => '/operator-preview.html',
}

/** The pages of the member centre, in the order of its menu. */
export type MemberPageId =
  | 'account'
  | 'identity'
  | 'wallet'
  | 'deposit'
  | 'withdraw'
  | 'transferUpline'
  | 'bettingRecord'
  | 'accountRecord'
  | 'profitAndLoss'
  | 'creditReport'
  | 'bonusDetails'
  | 'rewardCentre'
  | 'redEnvelopes'
  | 'wheel'
  | 'vip'
  | 'referral'
  | 'missions'
  | 'points'
  | 'redemptions'
  | 'messages'
  | 'feedback'
  | 'rebates'
  | 'protection'
  | 'privacy'

/** The pages of the agent centre, in the order of its menu. */
export type AgentPageId =
  | 'announcements'
  | 'teamOverview'
  | 'registerCentre'
  | 'downline'
  | 'teamBetting'
  | 'userLoss'
  | 'income'
  | 'accountDetails'
  | 'dividend'
  | 'dailySalary'
  | 'hourlySalary'
  | 'realTimeSalary'

/** Further addresses of the home page (ROUTE-02 to ROUTE-04). */
export const homeAliases = ['/index', '/index.html', '/home'] as const

/** A misspelling that is kept: it leads to the lottery (ROUTE-56). */
export const lotteryMisspelt = '/lottert'

/** Every address of a game's page; `:nodeId` stands for the game. */
export const gamePattern = '/game/:nodeId'

/** Slugs hold nothing that has to be escaped. */
const below = (path: string, slug?: string) => (slug ? `${path}/${slug}` : path)

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

const withHash = (path: string, id: string | undefined) =>
  id === undefined ? path : `${path}#${encodeURIComponent(id)}`

/**
 * Where to go after a login, when the address says so: a path that the URL parser resolves to our
 * own origin, nothing else. `//evil.example`, `\evil.example` and `javascript:` are not.
 */
export function ownPath(next: string | null | undefined, origin: string): string | undefined {
  if (next === null || next === undefined || !next.startsWith('/')) return undefined
  if (!URL.canParse(next, origin)) return undefined
  const url = new URL(next, origin)
  // `/.//evil.example` is ours, but the path that is left of it would lead there.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
