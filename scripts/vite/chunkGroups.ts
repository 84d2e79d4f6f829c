import { findImports, findUsers, type Modules } from './moduleUsers.ts'

type Group = {
  name: (id: string, modules: Modules) => string | null
  priority: number
  includeDependenciesRecursively: false
}

const portal = 'src/app/main.tsx'
const operator = ['src/operator/main.tsx', 'src/operator/preview/frame/main.tsx']
/** What the console and its preview begin with. */
const consoleBegin = ['src/operator/rules/Rules.tsx', 'src/operator/preview/frame/main.tsx']
/** The lightest page has what it needs to itself. */
const home = 'src/pages/public/HomePage.tsx'
const centres = ['src/pages/member/MemberCentre.tsx', 'src/pages/agent/AgentCentre.tsx']
/** Opened one after another, and mostly of the same parts. */
const cashier = /^src\/(pages\/member\/(Deposit|Withdraw|Transfer)Screen|features\/wallet\/)/
/** What stands around every page: its styles are in each document. */
const isShell = (user: string) => user.startsWith('src/app/shell/')
const isConsole = (user: string) => user.startsWith('src/operator/')
const isStyle = (id: string) => /\.css(\?|$)/.test(id)
const screensOfCentres = /^src\/(pages\/(member|agent)\/|features\/.*[rR]ecords\.ts$)/

/**
 * Which modules share a chunk: a slow line pays a round trip for every six files of a page. By who
 * uses a module, the first that fits:
 * - `base`: portal and operator's console begin with it; `start`: the portal alone does
 * - `centre`: both centres begin with it, and nobody else needs it
 * - `cashier`: screens of money need it, and nobody else
 * - `common`, `plain`, `parts`: the centres' screens need it and others do; the console begins with the
 *   first, the second has no styles. What brings a package along is none of them, or a page would load
 *   packages that it has no use for
 *
 * Everything else is split as the bundler sees fit. What is loaded by itself keeps a chunk of its
 * own, by which it is found; an entry in another's chunk would be started with it.
 * @param root of the repository, with a slash at its end; sources are named relative to it.
 */
export function chunkGroups(root: string): Group[] {
  const idOf = (source: string) => root + source
  let usersById: ReturnType<typeof findUsers> | undefined
  const usersOf = (id: string, modules: Modules): string[] => {
    usersById ??= findUsers([portal, ...operator].map(idOf), modules)
    return [...(usersById.get(id) ?? [])].map((user) => user.replace(root, ''))
  }
  const isOfBase = (users: readonly string[]) =>
    users.includes(portal) && operator.some((entry) => users.includes(entry))
  const isOfCentres = (user: string) => screensOfCentres.test(user) || cashier.test(user)
  /** True if a module of the centres' screens brings no package that is not there already. */
  const isPart = (users: readonly string[], id: string, modules: Modules) =>
    users.some((user) => centres.includes(user) || cashier.test(user)) &&
    !users.includes(home) &&
    [...findImports([id], modules)].every(
      (imported) => !imported.includes('/node_modules/') || isOfBase(usersOf(imported, modules)),
    )
  const tests: Record<string, (users: readonly string[], id: string, modules: Modules) => boolean> =
    {
      base: isOfBase,
      start: (users) => users.includes(portal),
      centre: (users) =>
        users.every(isOfCentres) && centres.some((centre) => users.includes(centre)),
      cashier: (users) => users.every((user) => cashier.test(user)),
      common: (users, ...rest) =>
        consoleBegin.every((user) => users.includes(user)) &&
        !users.some(isShell) &&
        isPart(users, ...rest),
      plain: (users, id, modules) =>
        !users.some(isConsole) &&
        ![...findImports([id], modules)].some(isStyle) &&
        isPart(users, id, modules),
      parts: (users, ...rest) =>
        !users.some(isConsole) && !users.some(isShell) && isPart(users, ...rest),
    }
  return Object.entries(tests).map(([name, isPartOf], index, { length }) => ({
    // The first that fits.
    priority: length - index,
    // Whoever uses a module uses its imports too, so that no two chunks need each other.
    includeDependenciesRecursively: false,
    name(id, modules) {
      const info = modules.getModuleInfo(id)
      const isBegin = info?.isEntry || [portal, ...operator].map(idOf).includes(id)
      if (!info || isBegin || info.dynamicImporters.length > 0) return null
      const users = usersOf(id, modules)
      return users.length > 0 && isPartOf(users, id, modules) ? name : null
    },
  }))
}
