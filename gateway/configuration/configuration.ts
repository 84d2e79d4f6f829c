/** Reads the configuration of the gateway from environment variables. Each has a safe default. */
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RateLimits } from '../../platform/server/rateLimit.ts'
import { originsIn } from '../../src/lib/hostAddresses.ts'
import { languageCodes } from '../../src/lib/languageCodes.ts'
import { isCommonPassword } from '../context/commonPasswords.ts'
import { recommendedCost, type ScryptCost } from '../context/scryptPasswords.ts'
import { databaseUrlProblem } from '../database/postgres/databaseUrl.ts'
import type { PostgresSettings } from '../database/postgres/postgresPool.ts'
import { hostsIn, type OwnHosts } from '../http/hostOf.ts'
import type { Hosts } from '../http/securityHeaders.ts'
import { type LogLevel, logLevels } from '../log/log.ts'
import { type ProviderSettings, readProviderSettings } from '../providers/providerSettings.ts'
import type { Upstream } from '../upstream/front.ts'
import { readImagePaths } from '../upstream/platformImages.ts'
import { usualLimits } from '../upstream/platformLimits.ts'
import { readUpstreamAddress } from '../upstream/upstreamAddress.ts'
import { readProcesses } from './processes.ts'
import { minimumPasswordLength, minimumTokenLength } from './variables.ts'

export type Configuration = {
  host: string
  /** Port to listen on. 0 selects a free port. */
  port: number
  /** Number of processes that share the port. An embedded database allows only one. */
  processes: number
  /** Absolute path of the folder for the database and other permanent files. */
  dataFolder: string
  /**
   * PostgreSQL server that several gateways may share. Undefined: an embedded database in
   * `dataFolder`.
   */
  database: PostgresSettings | undefined
  /** Absolute path of the folder with the portal's build. */
  buildFolder: string
  /**
   * Password to set for the user `operator`. Undefined keeps the current password, or generates one
   * at the first start.
   */
  operatorPassword: string | undefined
  /** True to create the demonstration's personas, accounts with well-known passwords. */
  personas: boolean
  /** True to serve the API reference of the contract at `/docs`. */
  docs: boolean
  /** True to compute results in advance, shortly after the start. */
  warmsUp: boolean
  /** Language codes that the build offers. */
  languages: readonly string[]
  /** Other origins from which the portal may embed games and images, as configured in the build. */
  hosts: Hosts
  /**
   * Public origin of the portal, such as `https://play.example`, for canonical URLs and passkeys.
   */
  origin: string | undefined
  logLevel: LogLevel
  /** Number of proxies in front of the gateway whose entries in `X-Forwarded-For` are trusted. */
  trustedProxies: number
  ownHosts: OwnHosts
  /** Bearer token with which other machines may read `/metrics`. */
  metricsToken: string | undefined
  /** Upstream platform that executes the calls. Undefined if the gateway itself is the platform. */
  upstream: Upstream | undefined
  /** Settings of external providers, such as SMS and mail. */
  providers: ProviderSettings
  /** Cost of hashing a password. There is no variable for it; tests lower it. */
  passwordCost: ScryptCost
  /** True to validate every response against the contract. Only tests set it. */
  checkAnswers: boolean
  /** Rate limits that replace the defaults. Only tests set them. */
  rateLimits?: RateLimits
}

export type ConfigurationResult =
  | { ok: true; configuration: Configuration }
  | { ok: false; problems: string[] }

type Environment = Readonly<Record<string, string | undefined>>

const repository = fileURLToPath(new URL('../..', import.meta.url))
const maximumPasswordLength = 512

/**
 * Reads the configuration from environment variables.
 *
 * @param onTerminal true when the log is written to a terminal. The default log level is then
 * `warn`.
 * @returns the configuration, or all problems at once.
 */
export function readConfiguration(env: Environment, onTerminal = false): ConfigurationResult {
  const problems: string[] = []
  const integer = (name: string, fallback: number, max: number, min = 0): number => {
    const text = env[name]
    if (text === undefined || text === '') return fallback
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    problems.push(`${name} must be a whole number from ${min} to ${max}, not ${quote(text)}.`)
    return fallback
  }
  const configuration: Configuration = {
    host: env.HOST || '127.0.0.1',
    port: integer('PORT', 8080, 65_535),
    processes: readProcesses(env, problems),
    dataFolder: absolute(env.PORTICO_DATA || '.portico'),
    database: env.DATABASE_URL
      ? {
          url: env.DATABASE_URL,
          connections: integer('PORTICO_DATABASE_CONNECTIONS', 10, 1000, 2),
        }
      : undefined,
    buildFolder: absolute(env.PORTICO_BUILD || 'dist/client'),
    operatorPassword: env.PORTICO_OPERATOR_PASSWORD || undefined,
    personas: env.PORTICO_PERSONAS === '1',
    docs: env.PORTICO_DOCS === '1',
    warmsUp: env.PORTICO_WARM_UP !== '0',
    // `all` is removed. It adds every language to the build, but operators need not translate their
    // texts into every language.
    languages: languageCodes(env.VITE_LANGUAGES?.replaceAll(/\ball\b/g, '')),
    hosts: { games: originsIn(env.VITE_GAME_HOSTS), images: originsIn(env.VITE_IMAGE_HOSTS) },
    origin: env.PORTICO_ORIGIN ? originOf(env.PORTICO_ORIGIN) : undefined,
    logLevel: onTerminal ? 'warn' : 'info',
    trustedProxies: integer('PORTICO_TRUSTED_PROXIES', 0, 10),
    ownHosts: { known: [], only: false },
    metricsToken: env.PORTICO_METRICS_TOKEN || undefined,
    upstream: undefined,
    providers: readProviderSettings(env, problems),
    passwordCost: recommendedCost,
    checkAnswers: false,
  }
  if (env.PORTICO_ORIGIN && configuration.origin === undefined)
    problems.push(
      `PORTICO_ORIGIN must be an origin as https://play.example, not ${quote(env.PORTICO_ORIGIN)}.`,
    )
  const { origin } = configuration
  const named = env.PORTICO_HOSTS || (origin && new URL(origin).host)
  const ownNames = named ? hostsIn(named) : []
  if (ownNames) configuration.ownHosts = { known: ownNames, only: Boolean(env.PORTICO_HOSTS) }
  else
    problems.push(
      `PORTICO_HOSTS must be hosts as play.example, with commas, not ${quote(env.PORTICO_HOSTS ?? '')}.`,
    )
  const urlProblem = env.DATABASE_URL && databaseUrlProblem(env.DATABASE_URL)
  if (urlProblem) problems.push(`DATABASE_URL ${urlProblem}`)
  const seconds = integer('PORTICO_UPSTREAM_TIMEOUT', usualLimits.head / 1000, 600)
  const imagePaths = readImagePaths(env.PORTICO_UPSTREAM_IMAGES)
  if (!imagePaths)
    problems.push(
      `PORTICO_UPSTREAM_IMAGES must be paths outside the calls, as /uploads/, with commas, not ${quote(env.PORTICO_UPSTREAM_IMAGES ?? '')}.`,
    )
  if (env.UPSTREAM_URL) {
    const read = readUpstreamAddress(env.UPSTREAM_URL)
    if (read.ok) configuration.upstream = upstreamOf(read, seconds, imagePaths ?? [])
    else problems.push(`UPSTREAM_URL ${read.problem}`)
  }
  for (const name of ['PORTICO_PERSONAS', 'PORTICO_DOCS', 'PORTICO_WARM_UP']) {
    const value = env[name] || '0'
    if (value !== '0' && value !== '1')
      problems.push(`${name} must be 0 or 1, not ${quote(value)}.`)
  }
  const level = env.PORTICO_LOG || configuration.logLevel
  const known = logLevels.find((name) => name === level)
  if (known) configuration.logLevel = known
  else problems.push(`PORTICO_LOG must be one of ${logLevels.join(', ')}, not ${quote(level)}.`)
  if (/^.{1,15}$|\s/s.test(configuration.metricsToken ?? ''))
    problems.push(
      `PORTICO_METRICS_TOKEN must have at least ${minimumTokenLength} characters and no spaces.`,
    )
  if (configuration.operatorPassword !== undefined) {
    const problem = passwordProblem(configuration.operatorPassword)
    if (problem) problems.push(`PORTICO_OPERATOR_PASSWORD ${problem}`)
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, configuration }
}

const upstreamOf = (
  { origin, isPlain }: { origin: string; isPlain: boolean },
  seconds: number,
  imagePaths: readonly string[],
): Upstream => ({
  origin,
  isPlain,
  imagePaths,
  limits: { ...usualLimits, head: Math.max(1, seconds) * 1000 },
})

/** Parses an origin, with or without a trailing slash. Returns undefined for any other text. */
function originOf(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { origin, href } = new URL(text)
  return href === `${origin}/` ? origin : undefined
}

/**
 * Reason why a text cannot be an operator's password; undefined if it can. The reason never
 * contains the text.
 */
export function passwordProblem(password: string): string | undefined {
  if (password.length < minimumPasswordLength)
    return `must have at least ${minimumPasswordLength} characters.`
  if (password.length > maximumPasswordLength)
    return `must have at most ${maximumPasswordLength} characters.`
  if (isCommonPassword(password)) return 'is one that everybody tries. Choose another one.'
  return undefined
}

/**
 * Resolves a relative path against the repository, so that the result does not depend on the
 * working directory.
 */
function absolute(path: string): string {
  return isAbsolute(path) ? path : resolve(repository, path)
}

function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
}
