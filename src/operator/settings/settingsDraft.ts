import type { components } from '../../api/gen/paths.ts'
import { freePlay, isSamePlay, type PlayRules, stricterPlay } from '../../lib/playRules.ts'
import { plainText } from '../../lib/text.ts'
import {
  type CompanyDraft,
  type CompanyProblem,
  companyProblems,
  toCompany,
  toCompanyDraft,
} from './companyDraft.ts'

/** Settings with their version, and the licensed markets. */
export type Platform = components['schemas']['PlatformAnswer']
export type PlatformSettings = components['schemas']['PlatformSettings']
export type Market = components['schemas']['Market']
export type Module = components['schemas']['WhitelabelNode']
export type SystemStatus = PlatformSettings['status']

/** Settings while they are edited. `shortestSpin` is text as entered. */
export type SettingsDraft = PlayRules & {
  status: SystemStatus
  /**
   * `yyyy-MM-ddTHH:mm` in the operator's time zone; empty if no end of the maintenance is
   * announced.
   */
  endsAt: string
  announcements: boolean
  /** Code of the market. */
  market: string
  /** State of each module, by its path in the tree. */
  modules: ReadonlyMap<string, boolean>
  company: CompanyDraft
}

/** Path of a module in the tree: the ids of its ancestors and its own, separated by slashes. */
export const placeOf = (parent: string, { modId }: Module): string =>
  parent === '' ? modId : `${parent}/${modId}`

/** Id of the module at a path. */
export const moduleAt = (place: string): string => place.slice(place.lastIndexOf('/') + 1)

function modulesOf(nodes: readonly Module[], parent = ''): [string, boolean][] {
  return nodes.flatMap((node) => {
    const place = placeOf(parent, node)
    return [[place, node.enabled], ...modulesOf(node.childrenNodes ?? [], place)]
  })
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** Instant as the value of a local date and time input; empty if there is none. */
export function toLocalTime(instant: string | undefined): string {
  const moment = new Date(instant ?? Number.NaN)
  if (Number.isNaN(moment.getTime())) return ''
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits)
  return `${day.join('-')}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

export function toDraft(platform: Platform): SettingsDraft {
  const { settings } = platform
  const { status, maintenanceEndsAt, announcements, market, whitelabel } = settings
  return {
    status,
    endsAt: toLocalTime(maintenanceEndsAt),
    announcements,
    market: market.code,
    ...(market.play ?? licensedPlay(platform, market.code)),
    modules: new Map(modulesOf(whitelabel)),
    company: toCompanyDraft(platform),
  }
}

export const marketOf = ({ settings, markets }: Platform, code: string): Market =>
  markets.find((market) => market.code === code) ?? settings.market

/** Rules on play that the licence of a market requires. */
export const licensedPlay = (platform: Platform, code: string): PlayRules =>
  platform.markets.find((market) => market.code === code)?.play ?? freePlay

/** Rules on play of a draft. The shortest spin, in seconds, gets one decimal place. */
function playOf(draft: SettingsDraft): PlayRules {
  const { autoplay, quickSpin, shortestSpin, celebratesSmallWins } = draft
  const seconds = readSeconds(shortestSpin)
  const play = { autoplay, quickSpin, shortestSpin, celebratesSmallWins }
  return seconds === undefined ? play : { ...play, shortestSpin: seconds.toFixed(1) }
}

/** Parses entered seconds, with a decimal point or comma; undefined for any other text. */
export function readSeconds(text: string): number | undefined {
  const entered = plainText(text).trim().replace(',', '.')
  return /^\d{1,2}(\.\d)?$/.test(entered) ? Number(entered) : undefined
}

function applySwitches(nodes: readonly Module[], draft: SettingsDraft, parent = ''): Module[] {
  return nodes.map((node) => {
    const place = placeOf(parent, node)
    return {
      ...node,
      enabled: draft.modules.get(place) ?? node.enabled,
      ...(node.childrenNodes && { childrenNodes: applySwitches(node.childrenNodes, draft, place) }),
    }
  })
}

/** Settings to send: those of the draft, in the module tree of `base`. */
export function toSettings(draft: SettingsDraft, base: Platform): PlatformSettings {
  const { maintenanceEndsAt, whitelabel } = base.settings
  const isTold = draft.status === 'maintenance' && draft.endsAt !== ''
  const isUntouched = draft.endsAt === toLocalTime(maintenanceEndsAt)
  const play = playOf(draft)
  return {
    status: draft.status,
    ...(isTold && {
      maintenanceEndsAt:
        isUntouched && maintenanceEndsAt !== undefined
          ? maintenanceEndsAt
          : new Date(draft.endsAt).toISOString(),
    }),
    announcements: draft.announcements,
    market: {
      ...marketOf(base, draft.market),
      ...(!isSamePlay(play, licensedPlay(base, draft.market)) && { play }),
    },
    whitelabel: applySwitches(whitelabel, draft),
    company: toCompany(draft.company, base),
  }
}

/**
 * Changes the market. Rules on play that equal those of the old licence become those of the new
 * one; others are kept unless the new licence is stricter.
 */
export function chooseMarket(draft: SettingsDraft, base: Platform, code: string): SettingsDraft {
  const play = playOf(draft)
  const legalPlay = licensedPlay(base, code)
  const isUsual = isSamePlay(play, licensedPlay(base, draft.market))
  return {
    ...draft,
    market: code,
    ...(isUsual ? legalPlay : stricterPlay(play, legalPlay)),
  }
}

export type SettingsProblem =
  | { setting: 'endsAt'; reason: 'past' | 'invalid' }
  | { setting: 'shortestSpin'; reason: 'seconds' | 'short' }
  | CompanyProblem

/**
 * Problems that prevent saving.
 * @param now in milliseconds since 1970
 */
export function problemsOf(draft: SettingsDraft, base: Platform, now: number): SettingsProblem[] {
  const problems: SettingsProblem[] = []
  if (draft.status === 'maintenance' && draft.endsAt !== '') {
    const end = new Date(draft.endsAt).getTime()
    // A past time that is already saved is not reported.
    const isNew = draft.endsAt !== toLocalTime(base.settings.maintenanceEndsAt)
    if (Number.isNaN(end)) problems.push({ setting: 'endsAt', reason: 'invalid' })
    else if (isNew && end <= now) problems.push({ setting: 'endsAt', reason: 'past' })
  }
  const spin = readSeconds(draft.shortestSpin)
  const shortest = Number(licensedPlay(base, draft.market).shortestSpin)
  if (spin === undefined) problems.push({ setting: 'shortestSpin', reason: 'seconds' })
  else if (spin < shortest) problems.push({ setting: 'shortestSpin', reason: 'short' })
  return [...problems, ...companyProblems(draft.company, base)]
}
