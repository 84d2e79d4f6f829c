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

/**
 * For a page. Scripts and style elements run with the answer's nonce or from our own files.
 * React sets styles through the object model, which no policy limits; those written in the
 * prerendered HTML are allowed one by one, by their hashes.
 *
 * @param styleHashes of the `style` attributes in the HTML, as `sha256-…`.
 */
export function documentPolicy(
  nonce: string,
  styleHashes: readonly string[],
  framePolicy: FramePolicy,
  { games, images }: Hosts,
): string {
  const framed =
    framePolicy === 'games'
      ? [...callsUs, ["frame-src 'self'", ...games].join(' '), "frame-ancestors 'none'"]
      : framingPolicies[framePolicy]
  const attributes = styleHashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    styleHashes.length > 0
      ? `style-src-attr 'unsafe-hashes'${attributes}`
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

const fixedHeaders: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()',
  ],
  ['Content-Security-Policy', dataPolicy],
]

/** Two years, as the preload list asks. */
const strictTransport: readonly [string, string] = [
  'Strict-Transport-Security',
  'max-age=63072000; includeSubDomains',
]

/**
 * The headers of every answer, set before it is known what it will be; an answer with a policy of
 * its own replaces the strictest one that stands here.
 *
 * @param https whether the caller reached us by TLS; anything else must not promise it.
 */
export function guardHeaders(https: boolean): readonly (readonly [string, string])[] {
  return https ? [...fixedHeaders, strictTransport] : fixedHeaders
}
