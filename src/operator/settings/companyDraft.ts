/** Draft of the company's facts and links: a text for each, identified by a path (`place`). */
import type { components } from '../../api/gen/paths.ts'
import { isHostName } from '../../lib/hostName.ts'
import { appTypes, knownCompanyLink, type LinkList } from '../../lib/knownLink.ts'

type Platform = components['schemas']['PlatformAnswer']
type Company = components['schemas']['CompanySettings']

/**
 * Texts by path, such as `licences/BR/number` and `resources/Android`; empty if there is no value.
 */
export type CompanyDraft = ReadonlyMap<string, string>

/** Codes that the console offers for each list, in addition to those that are stored. */
const offeredCodes = {
  customerService: ['LIVECHAT', 'TELEGRAM', 'WHATSAPP'],
  resources: [...appTypes, 'TELEGRAM'],
  homeResources: ['INSTAGRAM', 'FACEBOOK', 'YOUTUBE', 'WHATSAPP', 'EMAIL'],
} as const satisfies Record<LinkList, readonly string[]>

const mail = 'mailto:'

/** Stored links of each list, by code. */
const linksOf = (company: Company): Record<LinkList, ReadonlyMap<string, string>> => ({
  customerService: new Map(company.customerService.map(({ csType, path }) => [csType, path])),
  resources: new Map(company.resources.map(({ resourceType, url }) => [resourceType, url])),
  homeResources: new Map(
    Object.entries(company.homeResources).map(([code, { url }]) => [code, url]),
  ),
})

// Object.keys returns strings.
export const linkLists = Object.keys(offeredCodes) as LinkList[]

/** Draft of the company's saved facts and links. */
export function toCompanyDraft({
  settings,
  markets,
}: Pick<Platform, 'settings' | 'markets'>): CompanyDraft {
  const { company } = settings
  const links = linksOf(company)
  return new Map([
    ['mainDomain', company.mainDomain],
    ['domainRoute', company.domainRoute.join(', ')],
    ...markets.flatMap(({ code }): [string, string][] => [
      [`licences/${code}/authority`, company.licences[code]?.authority ?? ''],
      [`licences/${code}/number`, company.licences[code]?.number ?? ''],
    ]),
    ...linkLists.flatMap((list) =>
      [...new Set([...links[list].keys(), ...offeredCodes[list]])].map((code): [string, string] => {
        const url = links[list].get(code) ?? ''
        return [`${list}/${code}`, url.startsWith(mail) ? url.slice(mail.length) : url]
      }),
    ),
  ])
}

/** Paths of the links in a list, in their order in the draft. */
export const placesOf = (draft: CompanyDraft, list: LinkList): string[] =>
  [...draft.keys()].filter((place) => place.startsWith(`${list}/`))

export const codeOf = (place: string): string => place.slice(place.indexOf('/') + 1)

/** URL of a link in the draft; undefined if it is empty. */
function linkAt(draft: CompanyDraft, list: LinkList, code: string): string | undefined {
  const text = draft.get(`${list}/${code}`)?.trim() ?? ''
  if (text === '') return undefined
  return list === 'homeResources' && code === 'EMAIL' ? mail + text : text
}

/** Brand name of a code: TELEGRAM becomes Telegram. It is the same in every language. */
export const brandOf = (code: string): string =>
  ({
    MOBILECONFIG: 'iOS',
    IOSLITE: 'iOS Lite',
    EMAIL: 'E-mail',
    WHATSAPP: 'WhatsApp',
    YOUTUBE: 'YouTube',
  })[code] ?? code.charAt(0).toUpperCase() + code.slice(1).toLowerCase()

/** Code and URL of each non-empty link in a list. */
const givenLinks = (draft: CompanyDraft, list: LinkList) =>
  placesOf(draft, list).flatMap((place): [string, string][] => {
    const code = codeOf(place)
    const url = linkAt(draft, list, code)
    return url === undefined ? [] : [[code, url]]
  })

/** Company settings to send. Properties that the draft does not contain stay as in `base`. */
export function toCompany(draft: CompanyDraft, { settings, markets }: Platform): Company {
  const { company } = settings
  const before = toCompanyDraft({ settings, markets })
  if ([...draft].every(([place, value]) => value === before.get(place))) return company
  const text = (place: string) => draft.get(place)?.trim() ?? ''
  const licences = { ...company.licences }
  for (const { code } of markets) {
    const licence = {
      authority: text(`licences/${code}/authority`),
      number: text(`licences/${code}/number`),
    }
    if (licence.authority === '' && licence.number === '') delete licences[code]
    else licences[code] = licence
  }
  return {
    licences,
    mainDomain: text('mainDomain').toLowerCase(),
    domainRoute: [
      ...new Set(
        text('domainRoute')
          .toLowerCase()
          .split(/[\s,;]+/),
      ),
    ].filter(Boolean),
    customerService: givenLinks(draft, 'customerService').map(([csType, path]) => {
      const stored = company.customerService.find((entry) => entry.csType === csType)
      const type = csType === 'LIVECHAT' ? 'WINDOW' : 'LINK'
      return { title: brandOf(csType), type, ...stored, csType, path }
    }),
    resources: givenLinks(draft, 'resources').map(([resourceType, url]) => ({ resourceType, url })),
    homeResources: Object.fromEntries(
      givenLinks(draft, 'homeResources').map(([code, url]) => [
        code,
        { labelNameEn: company.homeResources[code]?.labelNameEn ?? brandOf(code), url },
      ]),
    ),
  }
}

export type CompanyProblem = { setting: 'company'; place: string; reason: 'host' | 'link' | 'both' }

/**
 * Problems that prevent saving: a licence with only an authority or only a number, invalid hosts,
 * and links that players would not see.
 */
export function companyProblems(draft: CompanyDraft, base: Platform): CompanyProblem[] {
  const before = toCompanyDraft(base)
  const company = toCompany(draft, base)
  const hosts = [company.mainDomain, ...company.domainRoute]
  const badHosts = [
    { place: 'mainDomain', names: [company.mainDomain].filter((host) => host !== '') },
    { place: 'domainRoute', names: company.domainRoute },
  ].filter(
    ({ place, names }) =>
      draft.get(place) !== before.get(place) && !names.every((host) => isHostName(host)),
  )
  const halves = base.markets.flatMap(({ code }) => {
    const places = [`licences/${code}/authority`, `licences/${code}/number`]
    const missing = places.filter((place) => !draft.get(place)?.trim())
    return missing.length === 1 ? missing : []
  })
  const unknown = linkLists.flatMap((list) =>
    placesOf(draft, list).filter((place) => {
      const url = linkAt(draft, list, codeOf(place))
      if (url === undefined || draft.get(place) === before.get(place)) return false
      return knownCompanyLink({ list, code: codeOf(place), url }, hosts) === undefined
    }),
  )
  return [
    ...badHosts.map(({ place }) => ({ setting: 'company', place, reason: 'host' }) as const),
    ...halves.map((place) => ({ setting: 'company', place, reason: 'both' }) as const),
    ...unknown.map((place) => ({ setting: 'company', place, reason: 'link' }) as const),
  ]
}
