/** Every path of the portal. No other file contains a path. */
export const paths = {
  home: () => '/',
  /**
   * Opens the home page with the log-in popup (ROUTE-05); `next` is the path to open after a
   * log-in.
   */
  login: (next?: string) => withQuery('/login', { next }),
  /** Opens the home page with the register popup (ROUTE-07); `next` as for `login`. */
  register: (query: { next?: string; referralCode?: string } = {}) => withQuery('/register', query),
  /** Log-in page of agents (ROUTE-08). */
  agent: () => '/agent',
  /** Page of the agent centre (ROUTE-09); without an id, its default page. */
  agentHome: (page?: AgentPageId) => (page === undefined ? '/agentHome' : `/agentHome/${page}`),
  /** Page of the member centre (ROUTE-11); without an id, its default page. */
  member: (page?: MemberPageId) => (page === undefined ? '/member' : `/member/${page}`),
  /** Page of a deposit order, from payment to completion. */
  deposit: (id: string) => withQuery('/member/deposit', { order: id }),
  /** Page of a withdrawal, from request to completion. */
  withdrawal: (id: string) => withQuery('/member/withdraw', { request: id }),
  /** Page of one of the member's tickets with customer service. */
  feedback: (id: string) => withQuery('/member/feedback', { ticket: id }),
  /** Help page, optionally scrolled to a term (ROUTE-12, ROUTE-13). */
  help: (term?: string) => withHash('/help', term),
  sports: () => '/sports',
  esports: () => '/esports',
  lott: () => '/lott',
  elott: () => '/elott',
  /** List of the live games, optionally those of one vendor (ROUTE-23). */
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
  /** List of all promotions, optionally scrolled to one (ROUTE-31). */
  promotions: (id?: string) => withHash('/promotions', id),
  pointMall: () => '/pointMall',
  /**
   * Page of a running game, without a side menu (ROUTE-33, ROUTE-35); `target` is the match or
   * selection at which a sports book opens.
   */
  seamless: (nodeId?: string, target?: string) => withQuery('/seamless', { nodeId, target }),
  down: () => '/down',
  /** Path of the news (MSG-07) or of one item. The slug `:slug` gives a pattern for all items. */
  news: (slug?: string) => withSlug('/news', slug),
  /** Path of the blog (MSG-08) or of one article. */
  blog: (slug?: string) => withSlug('/blog', slug),
  about: () => '/about',
  /** List of top winners (MSG-06). */
  winners: () => '/winners',
  game: (nodeId: string, target?: string) =>
    withQuery(`/game/${encodeURIComponent(nodeId)}`, { target }),
  /**
   * Operator console and the page of its preview frame. Both are separate entry points of the
   * build.
   */
  operator: () => '/operator.html',
  operatorPreview: () => '/operator-preview.html',
}

/** Ids of the pages of the member centre, in the order of its menu. */
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

/** Ids of the pages of the agent centre, in the order of its menu. */
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

/** Further paths of the home page (ROUTE-02 to ROUTE-04). */
export const homeAliases = ['/index', '/index.html', '/home'] as const

/** Misspelt path of the lottery page, kept for old links (ROUTE-56). */
export const lotteryMisspelt = '/lottert'

/** Pattern of the paths of game pages; `:nodeId` is the id of the game. */
export const gamePattern = '/game/:nodeId'

/** Slugs contain no character that has to be escaped. */
const withSlug = (path: string, slug?: string) => (slug ? `${path}/${slug}` : path)

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

const withHash = (path: string, id: string | undefined) =>
  id === undefined ? path : `${path}#${encodeURIComponent(id)}`

/**
 * Returns the path to open after a log-in if the URL parser resolves it to the portal's own origin;
 * undefined for `//evil.example`, `\evil.example`, `javascript:` and the like.
 */
export function ownPath(next: string | null | undefined, origin: string): string | undefined {
  if (next === null || next === undefined || !next.startsWith('/')) return undefined
  if (!URL.canParse(next, origin)) return undefined
  const url = new URL(next, origin)
  // `/.//evil.example` resolves to the path `//evil.example` of the portal's origin. A browser
  // would resolve this path alone to another origin.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
