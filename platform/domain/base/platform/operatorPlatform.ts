/** Platform settings as operators view and change them. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { isHostName } from '../../../../src/lib/hostName.ts'
import { knownCompanyLink, type LinkList } from '../../../../src/lib/knownLink.ts'
import { areWeaker, findMarket, isPlayFreer, markets, withRulesAge } from './markets.ts'
import { moduleIds, type Platform } from './platform.ts'

type Schemas = components['schemas']
export type PlatformSettings = Schemas['PlatformSettings']
type Problem = Schemas['Problem']
type Node = Schemas['WhitelabelNode']

type Company = PlatformSettings['company']

function companyOf(platform: Platform): Company {
  const { licences, mainDomain, domainRoute } = platform
  const { customerService, resources, homeResources = {} } = platform
  return { licences, mainDomain, domainRoute, customerService, resources, homeResources }
}

/** Links in the company's settings, each with its JSON pointer. */
function companyLinks({ customerService, resources, homeResources }: Company) {
  const link = (list: LinkList, place: string | number, code: string, url: string) => {
    const field = list === 'customerService' ? 'path' : 'url'
    return { path: `/company/${list}/${place}/${field}`, list, code, url }
  }
  return [
    ...customerService.map(({ csType, path }, index) =>
      link('customerService', index, csType, path),
    ),
    ...resources.map(({ resourceType, url }, index) => link('resources', index, resourceType, url)),
    ...Object.entries(homeResources).map(([code, { url }]) =>
      link('homeResources', code, code, url),
    ),
  ]
}

/** Problems of new links. The portal would not show these links to players. */
function linkProblems(company: Company, current: Company): Pick<Problem, 'path' | 'reason'>[] {
  const hosts = [company.mainDomain, ...company.domainRoute]
  const known = new Set(companyLinks(current).map(({ url }) => url))
  return companyLinks(company)
    .filter((link) => !known.has(link.url) && knownCompanyLink(link, hosts) === undefined)
    .map(({ path }) => ({ path, reason: 'The link leads to an unknown host, or is not HTTPS.' }))
}

/** Problems of changed hosts. */
const hostProblems = (company: Company, current: Company): Pick<Problem, 'path' | 'reason'>[] =>
  [
    { path: '/company/mainDomain', host: company.mainDomain },
    ...company.domainRoute.map((host, index) => ({ path: `/company/domainRoute/${index}`, host })),
  ]
    .filter(({ host }) => !['', current.mainDomain, ...current.domainRoute].includes(host))
    .filter(({ host }) => !isHostName(host.toLowerCase()))
    .map(({ path }) => ({ path, reason: 'This is not the name of a host.' }))

function settingsOf(platform: Platform): PlatformSettings {
  const { maintenance, regionRestriction, maintenanceEndsAt } = platform
  const { announcements, market, whitelabel } = platform
  return {
    // ROOT-21: maintenance takes precedence over the region restriction.
    status: maintenance ? 'maintenance' : regionRestriction ? 'region' : 'normal',
    ...(maintenanceEndsAt !== undefined && { maintenanceEndsAt }),
    announcements,
    market,
    whitelabel,
    company: companyOf(platform),
  }
}

/** Platform settings and markets, in the format of the operator API. */
export const shownPlatform = (platform: Platform, isOurs: boolean): Schemas['PlatformAnswer'] => ({
  version: platform.version,
  isOurs,
  settings: settingsOf(platform),
  markets: [...markets],
})

/** Entity tag (`ETag`) of the settings. */
export const platformTag = ({ version }: Pick<Platform, 'version'>): string => `"${version}"`

/** Module ids of a tree, nested like the tree. The `enabled` values are left out. */
const skeleton = (nodes: readonly Node[]): unknown =>
  nodes.map(({ modId, childrenNodes }) => [modId, skeleton(childrenNodes ?? [])])

function marketProblem({ market }: PlatformSettings): Pick<Problem, 'path' | 'reason'> | undefined {
  const licence = findMarket(market.code)
  if (!licence) {
    return { path: '/market/code', reason: `There is no licence for the market ${market.code}.` }
  }
  if (market.identityRules && areWeaker(market.identityRules, market.code)) {
    const reason = 'The licence demands the identity check sooner.'
    return { path: '/market/identityRules', reason }
  }
  if (market.play && isPlayFreer(market.play, market.code)) {
    return { path: '/market/play', reason: 'The licence demands slower or plainer games.' }
  }
  if ((market.limitsKeptYears ?? Infinity) < (licence.limitsKeptYears ?? 0)) {
    const reason = 'The licence has limits and exclusions kept longer.'
    return { path: '/market/limitsKeptYears', reason }
  }
  const differs = (['currency', 'currencySymbol', 'riskNotice'] as const).find(
    (property) => market[property] !== licence[property],
  )
  return differs && { path: `/market/${differs}`, reason: 'The licence sets it.' }
}

/** Problems of requested settings; empty if they are valid. */
export function settingsProblems(
  requestedSettings: PlatformSettings,
  current: Platform,
  now: number,
): Problem[] {
  const found: Pick<Problem, 'path' | 'reason'>[] = []
  const { status, maintenanceEndsAt, whitelabel } = requestedSettings
  if (JSON.stringify(skeleton(whitelabel)) !== JSON.stringify(skeleton(current.whitelabel))) {
    const reason = 'Modules are switched on and off, never added, moved or taken away.'
    found.push({ path: '/whitelabel', reason })
  }
  const market = marketProblem(requestedSettings)
  if (market) found.push(market)
  const { company } = requestedSettings
  const currentCompany = companyOf(current)
  found.push(...hostProblems(company, currentCompany), ...linkProblems(company, currentCompany))
  const isPast = maintenanceEndsAt !== undefined && Date.parse(maintenanceEndsAt) <= now
  // An unchanged `maintenanceEndsAt` may be in the past while the maintenance continues.
  const isOld = current.maintenance && maintenanceEndsAt === current.maintenanceEndsAt
  if (status === 'maintenance' && isPast && !isOld) {
    found.push({ path: '/maintenanceEndsAt', reason: 'The end of the maintenance has passed.' })
  }
  return found.map(({ path, reason }) => ({
    path,
    property: path.split('/')[1] ?? path,
    code: 'CONTRACT',
    reason,
  }))
}

/**
 * Changes that apply the requested settings. Without maintenance, `maintenanceEndsAt` is removed.
 * @param rulesAge minimum age of the registration rules; the market's minimum age is raised to
 * `rulesAge`
 */
export function changesOf(
  requestedSettings: PlatformSettings,
  rulesAge: number,
): Partial<Platform> {
  const { status, maintenanceEndsAt, announcements, whitelabel } = requestedSettings
  const market = withRulesAge(requestedSettings.market, rulesAge)
  const isMaintenance = status === 'maintenance'
  return {
    maintenance: isMaintenance,
    regionRestriction: status === 'region',
    // Undefined removes the value of an earlier maintenance.
    ...({ maintenanceEndsAt: isMaintenance ? maintenanceEndsAt : undefined } as Partial<Platform>),
    announcements,
    market,
    whitelabel,
    ...requestedSettings.company,
  }
}

/** Names of changed properties and ids of changed modules. */
export function changedNames(before: Platform, after: Platform): string[] {
  const old = settingsOf(before)
  const now = settingsOf(after)
  const properties = (
    ['status', 'maintenanceEndsAt', 'announcements', 'market', 'company'] as const
  ).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
  const modules = moduleIds(after.whitelabel).filter(
    (modId) => ownSwitch(old.whitelabel, modId) !== ownSwitch(now.whitelabel, modId),
  )
  return [...properties, ...modules]
}

/** The module's own switch, whether or not its ancestors are enabled. */
function ownSwitch(nodes: readonly Node[], modId: string): boolean | undefined {
  for (const node of nodes) {
    const found = node.modId === modId ? node.enabled : ownSwitch(node.childrenNodes ?? [], modId)
    if (found !== undefined) return found
  }
  return undefined
}
