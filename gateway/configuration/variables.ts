/** Variables of the environment that configure the gateway, as `--help` lists them. */
import { usualLanguages } from '../../src/lib/languageCodes.ts'
import { logLevels } from '../log/log.ts'
import { providerVariables } from '../providers/providerSettings.ts'
import { processesVariable } from './processes.ts'

/**
 * NIST SP 800-63B requires at least 8 characters. The operator's password is longer, since that
 * account controls every form that players see.
 */
export const minimumPasswordLength = 10
export const minimumTokenLength = 16

/** All variables with default and meaning, in the order in which `--help` lists them. */
export const variables: readonly { name: string; fallback: string; meaning: string }[] = [
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'address to listen on' },
  { name: 'PORT', fallback: '8080', meaning: 'port to listen on; 0 takes a free one' },
  processesVariable,
  { name: 'PORTICO_DATA', fallback: '.portico', meaning: 'folder of the database' },
  {
    name: 'DATABASE_URL',
    fallback: 'an embedded database in PORTICO_DATA',
    meaning: 'PostgreSQL that gateways share, as postgres://user:password@host:5432/database',
  },
  {
    name: 'PORTICO_DATABASE_CONNECTIONS',
    fallback: '10',
    meaning: 'connections to PostgreSQL for calls of each process, from 2',
  },
  {
    name: 'PORTICO_OPERATOR_PASSWORD',
    fallback: 'made at the first start',
    meaning: `password of the user operator, ${minimumPasswordLength} characters or more`,
  },
  {
    name: 'PORTICO_PERSONAS',
    fallback: '0',
    meaning: '1 adds the demonstration accounts, and a past for the charts',
  },
  {
    name: 'PORTICO_DOCS',
    fallback: '0',
    meaning: '1 shows the contract at /docs, for developers',
  },
  {
    name: 'PORTICO_WARM_UP',
    fallback: '1',
    meaning: '0 prepares nothing in advance, for gateways that run for seconds',
  },
  {
    name: 'VITE_LANGUAGES',
    fallback: usualLanguages.join(),
    meaning: 'languages that the build shows; operators are warned of texts that lack one',
  },
  {
    name: 'VITE_GAME_HOSTS',
    fallback: 'none',
    meaning: 'https origins, with commas, whose games the build may frame besides our own',
  },
  {
    name: 'VITE_IMAGE_HOSTS',
    fallback: 'none',
    meaning: 'https origins, with commas, whose pictures the build may show besides our own',
  },
  {
    name: 'PORTICO_ORIGIN',
    fallback: 'none',
    meaning:
      'where visitors find the portal, as https://play.example: for search engines, passkeys',
  },
  ...providerVariables,
  {
    name: 'PORTICO_LOG',
    fallback: 'info, on a terminal warn',
    meaning: `one of ${logLevels.join(', ')}`,
  },
  {
    name: 'PORTICO_TRUSTED_PROXIES',
    fallback: '0',
    meaning: 'proxies in front whose X-Forwarded-* headers are believed',
  },
  {
    name: 'PORTICO_HOSTS',
    fallback: 'any',
    meaning: 'hosts that are answered for, with commas; a request for another one is refused',
  },
  {
    name: 'PORTICO_METRICS_TOKEN',
    fallback: 'none',
    meaning: `reads /metrics from elsewhere as a bearer token, ${minimumTokenLength} characters or more`,
  },
  {
    name: 'UPSTREAM_URL',
    fallback: 'none',
    meaning: 'live platform that calls are passed on to; the gateway keeps the rules',
  },
  {
    name: 'PORTICO_UPSTREAM_TIMEOUT',
    fallback: '30',
    meaning: 'seconds that the platform may take to begin an answer',
  },
  {
    name: 'PORTICO_UPSTREAM_IMAGES',
    fallback: 'none',
    meaning: 'paths of the platform whose images are served here, as /uploads/, with commas',
  },
  { name: 'PORTICO_BUILD', fallback: 'dist/client', meaning: 'folder of the built portal' },
]
