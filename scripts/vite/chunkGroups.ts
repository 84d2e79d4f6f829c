import { findImports, findUsers, type Modules } from './moduleUsers.ts'

type Group = {
  name: (id: string, modules: Modules) => string | null
  priority: number
  includeDependenciesRecursively: false
}

const portal = 'src/app/main.tsx'
const operator = ['src/operator/main.tsx', 'src/operator/preview/frame/main.tsx'] as const
/** What the console and its preview begin with. */
const consoleBegin = [
  'src/operator/rules/Rules.tsx',
  'src/operator/preview/frame/main.tsx',
] as const
const consoleStart = [operator[0], consoleBegin[0]] as const
/** The lightest page has what it needs to itself. */
const home = 'src/pages/public/HomePage.tsx'
const centres = ['src/pages/member/MemberCentre.tsx', 'src/pages/agent/AgentCentre.tsx']
/**
 * Screens of money and of its limits: opened one after another, and mostly of the same parts. Of the
 * records, those of the own wallet alone.
 */
const cashier =
  /^src\/(pages\/member\/(Deposit|Withdraw|Transfer|Protection)Screen|features\/((deposits|withdrawals|transfers|wallet|account\/protection)\/|records\/(accountRecords|creditReport\/)))/
/** What stands around every page: its styles are in each document. */
const isShell = (user: string) => user.startsWith('src/app/shell/')
/** Bars around every page, hydrated one right after the other. */
const isBar = (user: string) =>
  /^src\/app\/shell\/(\w+)\/(HeaderChoices|TopNavigation|SideMenu|RightBar|Footer|BottomBar|Watchers)\.tsx$/.test(
    user,
  )
const isPage = (user: string) => user.startsWith('src/pages/')
/** Pages of games; visitors go from one to the next. */
const isContent = (user: string) =>
  /^src\/(pages\/games\/Game(List|Centre|)Page|features\/games\/(home\/HomeGames|lobby\/GameTypeMenu))\.tsx$/.test(
    user,
  )
/** Pages that are open to everybody. */
const isOpen = (user: string) => user.startsWith('src/pages/public/') || isContent(user)
/** The popups by which a visitor becomes a player. */
const isEntrance = (user: string) =>
  /^src\/(features\/(session\/login\/LoginDialog|registration\/RegisterDialog)|app\/ModalHost)\.tsx$/.test(
    user,
  )
/** What comes by itself once a page is quiet. */
const isLater = (user: string) =>
  /^src\/(session\/follow\/followSession|app\/shell\/later\/|features\/announcements\/popup\/)/.test(
    user,
  )
/** What the home page is made of, but for its pictures. */
const isHome = (id: string) =>
  id === home ||
  /^src\/(pages\/public\/home\/(Demo|HomeBanners)|features\/games\/home\/HomeGames)/.test(id)
const isHomeArt = (id: string) => /^src\/pages\/public\/home\/(HeroArt|Colonnade|art\.)/.test(id)
const isHelp = (user: string) =>
  /^src\/(pages\/public\/HelpPage|features\/support\/help\/HelpDialog)\.tsx$/.test(user)
/** Our own machinery. */
const isKit = (id: string) => /^src\/(kit|ui|lib)\//.test(id)
/** What chooses and sends pictures. */
const isPicture = (id: string) => /^src\/kit\/files\/(Picture|usePicture|preparePicture)/.test(id)
/** What is loaded by itself, and still lies in the chunk of its moment. */
const isInGroup = (id: string) =>
  [isBar, isEntrance, isLater, isHome, isHomeArt, isHelp].some((test) => test(id)) ||
  id === 'src/kit/failure/failureText.ts'
const isConsole = (user: string) => user.startsWith('src/operator/')
const isVisitors = (user: string) =>
  isBar(user) || isContent(user) || isEntrance(user) || user === home
const isOurs = (id: string) => !id.includes('/node_modules/')
const isStyle = (id: string) => /\.css(\?|$)/.test(id)
const screensOfCentres = /^src\/(pages\/(member|agent)\/|features\/.*[rR]ecords\.ts$)/

/**
 * Which modules share a chunk: a slow line pays a round trip for every six files of a page. By who
 * uses a module, the first that fits:
 * - `base`: portal and operator's console begin with it
 * - `begin`: the console begins with it, and visitors need it soon
 * - `start`: the portal begins with it, or the home page, which is the lightest
 * - `forms`, `zod`: the packages of log-in and registration; the console needs the second too
 * - `home`, `art`: the home page, and what it draws
 * - `help`: the help centre, and nobody else needs it
 * - `frame`: bars around every page, with what they alone need
 * - `content`: pages of games need it
 * - `entrance`, `fields`: log-in and registration need it, and no bar, which would wait for all of it;
 *   the second the console too
 * - `later`: what comes by itself when a page is quiet needs it
 * - `pictures`: forms with pictures need it, and no page begins with it
 * - `centre`: both centres begin with it, and nobody else needs it
 * - `cashier`: screens of money need it, and nobody else
 * - `common`, `plain`, `parts`: the centres' screens need it and others do; the console begins with the
 *   first, the second has no styles. What brings a package along is none of them, or a page would load
 *   packages that it has no use for
 * - `shared`: bars need it, and others do; and machinery that any page for everybody needs
 * - `pieces`: machinery that such a page needs and the console too
 *
 * Everything else is split as the bundler sees fit. What is loaded by itself keeps a chunk of its
 * own, by which it is found, but for small things that come together with their group (`isInGroup`);
 * an entry in another's chunk would be started with it.
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
  /** True if a module brings no package that is not there already. */
  const isLight = (id: string, modules: Modules) =>
    [...findImports([id], modules)].every(
      (imported) => !imported.includes('/node_modules/') || isOfBase(usersOf(imported, modules)),
    )
  const isPart = (users: readonly string[], id: string, modules: Modules) =>
    users.some((user) => centres.includes(user) || cashier.test(user)) &&
    !users.includes(home) &&
    isLight(id, modules)
  const tests: Record<string, (users: readonly string[], id: string, modules: Modules) => boolean> =
    {
      base: isOfBase,
      // What the console begins with too is small, and the home page has it to itself.
      begin: (users, id) =>
        consoleStart.some((user) => users.includes(user)) && users.some(isVisitors) && isOurs(id),
      start: (users) => users.includes(portal) || (users.includes(home) && !users.some(isConsole)),
      forms: (users, id) =>
        users.some(isEntrance) &&
        !consoleStart.some((user) => users.includes(user)) &&
        !users.includes(operator[1]) &&
        !users.some(isContent) &&
        !isOurs(id),
      zod: (users, id) => users.some(isEntrance) && id.includes('/node_modules/zod/'),
      art: (_, id) => isHomeArt(id.replace(root, '')),
      home: (users, id) => isHome(id.replace(root, '')) || users.every(isHome),
      help: (users) => users.every(isHelp),
      frame: (users) =>
        users.some(isBar) && !users.some(isConsole) && !users.some((user) => isPage(user)),
      content: (users) =>
        users.some(isContent) &&
        users.length > 1 &&
        !users.some(isConsole) &&
        !users.some(isOfCentres),
      entrance: (users) => users.some(isEntrance) && !users.some(isConsole) && !users.some(isBar),
      fields: (users, id) =>
        users.some(isConsole) && users.some(isEntrance) && !users.some(isOpen) && isOurs(id),
      later: (users) => users.some(isLater) && !users.some(isConsole) && !users.some(isPage),
      pieces: (users, id, modules) =>
        users.some(isConsole) &&
        users.some(isOpen) &&
        isKit(id.replace(root, '')) &&
        isLight(id, modules),
      shared: (users, id, modules) =>
        !users.some(isConsole) &&
        (users.some(isBar) ||
          (users.some(isOpen) && isKit(id.replace(root, '')) && isLight(id, modules))),
      pictures: (_, id) => isPicture(id.replace(root, '')),
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
      if (!info || isBegin) return null
      if (info.dynamicImporters.length > 0 && !isInGroup(id.replace(root, ''))) return null
      const users = usersOf(id, modules)
      return users.length > 0 && isPartOf(users, id, modules) ? name : null
    },
  }))
}
