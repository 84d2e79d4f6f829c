/**
 * The headers that guard every answer, and the content security policies of each kind of answer.
 */

/**
 * The Trusted Types policies that the portal may make: `default` for React and Mantine,
 * `portico-html` for the sanitizer of servers' HTML (src/kit/html).
 */
const trustedTypesPolicies = 'default portico-html'

/** For answers that are data: nothing in them may run or load. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For scripts: a worker takes its policy from the answer that carried it. */
export const scriptPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "frame-ancestors 'none'",
].join('; ')

/** For drawings that somebody opens by themselves: their own styles, and no origin. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/**
 * How a page stands to others: `framed` is shown within a page of the portal, and may not call any
 * server; `frames`
 * shows one; `games` shows games of this origin and of the hosts that the build names. No page is
 * ever
 * shown within another origin's.
 */
export type FramePolicy = 'games' | 'frames' | 'framed'

/** Origins besides our own, as the build names them. */
export type Hosts = {
  /** What the portal may show in a frame. */
  games: readonly string[]
  /** Where its pictures may come from. */
  images: readonly string[]
}

const callsUs = ["connect-src 'self'", "form-action 'self'"]
const framingPolicies: Readonly<Record<Exclude<FramePolicy, 'games'>, readonly string[]>> = {
  frames: [...callsUs, "frame-src 'self'", "frame-ancestors 'none'"],
  framed: ["connect-src 'none'", "form-action 'none'", "frame-ancestors 'self'"],
}

/** What a page's policy allows besides files of ours, each as a source: `sha256-…`, `nonce-…`. */
export type AllowedInline = {
  /** Scripts in the HTML. */
  scripts: readonly string[]
  /** Style elements in the HTML. */
  styles: readonly string[]
  /** The `style` attributes in the HTML. */
  styleAttributes: readonly string[]
}

/**
 * For a page. React sets styles through the object model, which no policy limits; those written in
 * the prerendered HTML are allowed one by one, by their hashes.
 */
export function documentPolicy(
  { scripts, styles, styleAttributes }: AllowedInline,
  framePolicy: FramePolicy,
  { games, images }: Hosts,
): string {
  const framed =
    framePolicy === 'games'
      ? [...callsUs, ["frame-src 'self'", ...games].join(' '), "frame-ancestors 'none'"]
      : framingPolicies[framePolicy]
  const listed = (sources: readonly string[]) => sources.map((source) => ` '${source}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${listed(scripts)}`,
    `style-src 'self'${listed(styles)}`,
    styleAttributes.length > 0
      ? `style-src-attr 'unsafe-hashes'${listed(styleAttributes)}`
      : "style-src-attr 'none'",
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    ...framed,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies}`,
  ].join('; ')
}

type Header = readonly [string, string]

/** For whatever a browser may be made to load. */
const ofEverything: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]
/**
 * What a page may not ask a device for.
 * @param camera who may see through it.
 */
const permissions = (camera: '()' | '(self)'): Header => [
  'Permissions-Policy',
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()`,
]
/** For what a browser may be made to show as a page. */
const ofPages: readonly Header[] = [
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
]
/** Two years, as the preload list asks. */
const strictTransport: Header = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']

/**
 * The headers of every answer that is not known beforehand; one with a policy of its own replaces
 * the strictest one that stands here.
 *
 * @param https whether the caller reached us by TLS; anything else must not promise it.
 */
export function guardHeaders(https: boolean): readonly Header[] {
  return [
    ...ofEverything,
    ...ofPages,
    permissions('()'),
    ['Content-Security-Policy', dataPolicy],
    // Nothing that is not known beforehand is for search engines.
    ['X-Robots-Tag', 'noindex'],
    ...(https ? [strictTransport] : []),
  ]
}

/**
 * What an answer is, as far as its guards go: `page` brings a policy of its own; `file` is shown by
 * a page and is none, so what guards pages says nothing there.
 */
export type GuardedKind = 'data' | 'page' | 'file'

const guards: Readonly<Record<GuardedKind, readonly Header[]>> = {
  data: guardHeaders(false),
  // The identity check takes a picture of a face; no game in a frame can.
  page: [...ofEverything, ...ofPages, permissions('(self)')],
  file: ofEverything,
}
const flatten = (ending: readonly Header[]) => ({
  data: [...guards.data, ...ending].flat(),
  page: [...guards.page, ...ending].flat(),
  file: [...guards.file, ...ending].flat(),
})
const flatGuards = { plain: flatten([]), https: flatten([strictTransport]) }

/** The guarding headers of an answer whose kind is known: names and values in turn. */
export function guardsOf(kind: GuardedKind, https: boolean): readonly string[] {
  return flatGuards[https ? 'https' : 'plain'][kind]
}
