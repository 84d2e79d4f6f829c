/** Security headers of every response, and the content security policy of each kind of response. */

/**
 * Trusted Types policies that the portal may create: `default` for React and Mantine,
 * `portico-html` for the sanitizer of HTML from servers (src/kit/html).
 */
const trustedTypesPolicies = 'default portico-html'

/** Content security policy of data responses. They may not run or load anything. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Content security policy of script files. It also applies to a worker that runs the file. */
export const scriptPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Content security policy of drawings: inline styles only, and an opaque origin. A drawing may be
 * opened as a document.
 */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/**
 * Framing rules of a page. `framed`: embedded in a page of the portal, and may not make requests.
 * `frames`: embeds a `framed` page. `games`: embeds games of this origin and of the game hosts in
 * the build. No page can be framed by another origin.
 */
export type FramePolicy = 'games' | 'frames' | 'framed'

/** Origins that the build configures in addition to the portal's own origin. */
export type Hosts = {
  /** Origins that the portal may frame. */
  games: readonly string[]
  /** Origins from which the portal may load images. */
  images: readonly string[]
}

const callsUs = ["connect-src 'self'", "form-action 'self'"]
const framingPolicies: Readonly<Record<Exclude<FramePolicy, 'games'>, readonly string[]>> = {
  frames: [...callsUs, "frame-src 'self'", "frame-ancestors 'none'"],
  framed: ["connect-src 'none'", "form-action 'none'", "frame-ancestors 'self'"],
}

/** Inline sources that a page's policy allows, such as `sha256-…` or `nonce-…`. */
export type AllowedInline = {
  scripts: readonly string[]
  styles: readonly string[]
  /** Hashes of `style` attributes. */
  styleAttributes: readonly string[]
}

/**
 * Content security policy of a page. React sets styles through the CSSOM, which no policy
 * restricts. `style` attributes of the prerendered HTML are allowed by their hashes.
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

/** Headers of every response that a browser can load. */
const ofEverything: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]
/**
 * Permissions policy of a page.
 * @param camera allowlist for the camera.
 */
const permissions = (camera: '()' | '(self)'): Header => [
  'Permissions-Policy',
  `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()`,
]
/** Headers of every response that a browser can display as a page. */
const ofPages: readonly Header[] = [
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
]
/** Two years, as recommended for the HSTS preload list. */
const strictTransport: Header = ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']

/** Matches the path and query of a picture. */
const picture = /^[^?]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:$|\?)/

/**
 * Security headers of every response that was not prepared in advance. The default content security
 * policy is the strictest; a response with its own policy replaces it. A picture gets no headers of
 * pages, because its policy forbids scripts and frames; a page loads dozens of pictures, most of
 * them smaller than these headers.
 *
 * @param https true if the client connected over TLS. HSTS must not be sent otherwise.
 * @param url path and query of the request.
 */
export function guardHeaders(https: boolean, url = '/'): readonly Header[] {
  return [
    ...ofEverything,
    ...(picture.test(url) ? [] : [...ofPages, permissions('()')]),
    ['Content-Security-Policy', dataPolicy],
    // Search engines may index prepared responses only, and these responses do not get this header.
    ['X-Robots-Tag', 'noindex'],
    ...(https ? [strictTransport] : []),
  ]
}

/**
 * Kind of a response: `data` gets the strictest policy, `page` has its own policy, and `file` is
 * loaded by a page and needs none of the headers for pages.
 */
export type GuardedKind = 'data' | 'page' | 'file'

const guards: Readonly<Record<GuardedKind, readonly Header[]>> = {
  data: guardHeaders(false),
  // The identity check takes a photo of the member's face. Framed games may not use the camera.
  page: [...ofEverything, ...ofPages, permissions('(self)')],
  file: ofEverything,
}
const flatten = (ending: readonly Header[]) => ({
  data: [...guards.data, ...ending].flat(),
  page: [...guards.page, ...ending].flat(),
  file: [...guards.file, ...ending].flat(),
})
const flatGuards = { plain: flatten([]), https: flatten([strictTransport]) }

/**
 * True for a URL with a token (`?token=`). The page at such a URL must not send the URL as a
 * referrer. Scripts remove the token from the URL too late: the browser requests pictures before
 * that.
 */
const hasToken = (url: string): boolean => url.includes('token=')

/**
 * Headers of the page at a URL. If the URL has a token, the page sends no referrer.
 * @param headers alternating names and values
 */
export const headersOfPage = (url: string, headers: readonly string[]): readonly string[] =>
  hasToken(url) ? [...headers, 'Referrer-Policy', 'no-referrer'] : headers

/** Security headers of a prepared response, as alternating names and values. */
export function guardsOf(kind: GuardedKind, https: boolean): readonly string[] {
  return flatGuards[https ? 'https' : 'plain'][kind]
}
