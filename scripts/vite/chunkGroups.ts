import { findImports, findUsers, type Modules } from './moduleUsers.ts'

type Group = {
  name: (id: string, modules: Modules) => string | null
  priority: number
  includeDependenciesRecursively: false
}

const portal = 'src/app/main.tsx'
const operator = ['src/operator/main.tsx', 'src/operator/preview/frame/main.tsx'] as const
/** Modules with which the operator's console and its preview start. */
const consoleBegin = [
  'src/operator/rules/Rules.tsx',
  'src/operator/preview/frame/main.tsx',
] as const
const consoleStart = [operator[0], consoleBegin[0]] as const
/** The lightest page. Its modules are not shared with heavier pages. */
const home = 'src/pages/public/HomePage.tsx'
const centres = ['src/pages/member/MemberCentre.tsx', 'src/pages/agent/AgentCentre.tsx']
/**
 * Screens for money and limits, which players open one after another and which share most of their
 * code. The only record screens among them are those of the player's wallet.
 */
const cashier =
  /^src\/(pages\/member\/(Deposit|Withdraw|Transfer|Protection)Screen|features\/((deposits|withdrawals|transfers|wallet|account\/protection)\/|records\/(accountRecords|creditReport\/)))/
/** True for modules of the frame around every page. Each document contains their styles. */
const isShell = (user: string) => user.startsWith('src/app/shell/')
/** Bars of every page, which are hydrated one after the other. */
const isBar = (user: string) =>
  /^src\/app\/shell\/(\w+)\/(HeaderChoices|TopNavigation|SideMenu|RightBar|Footer|BottomBar|Watchers)\.tsx$/.test(
    user,
  )
const isPage = (user: string) => user.startsWith('src/pages/')
/** Pages of games, between which visitors switch. */
const isContent = (user: string) =>
  /^src\/(pages\/games\/Game(List|Centre|)Page|features\/games\/(home\/HomeGames|winners\/MovingWins|lobby\/GameTypeMenu))\.tsx$/.test(
    user,
  )
/** Parts of the home page, which load with it for every visitor. */
const isHomePart = (user: string) =>
  user === home ||
  /^src\/(pages\/(public\/home\/HomeBanners|SportsFixtures)|features\/games\/(home\/HomeGames|winners\/MovingWins|lobby\/GameTypeMenu))\.tsx$/.test(
    user,
  )
/** Pages that are open to everyone. */
const isOpen = (user: string) =>
  user.startsWith('src/pages/public/') || isContent(user) || isHomePart(user)
/** The log-in and registration dialogs. */
const isDialog = (user: string) =>
  /^src\/features\/(session\/login\/LoginDialog|registration\/RegisterDialog)\.tsx$/.test(user)
/** The host of all dialogs. */
const isHost = (user: string) => user === 'src/app/ModalHost.tsx'
const isEntrance = (user: string) => isDialog(user) || isHost(user)
/** Modules that load automatically once a page is idle. */
const isLater = (user: string) =>
  /^src\/(session\/follow\/followSession|app\/shell\/(later\/|header\/NoticesHint|navigation\/DropDowns)|features\/announcements\/(popup\/|AnnouncementsDialog))/.test(
    user,
  )
/** Modules of the home page, without its decoration. */
const isHome = (id: string) =>
  id === home ||
  /^src\/(pages\/public\/home\/(Demo|HomeBanners)|features\/games\/(home\/HomeGames|lobby\/GameTypeMenu))/.test(
    id,
  )
const isHelp = (user: string) =>
  /^src\/(pages\/public\/HelpPage|features\/support\/help\/HelpDialog)\.tsx$/.test(user)
/** Shared code of the portal that belongs to no feature. */
const isKit = (id: string) => /^src\/(kit|ui|lib)\//.test(id)
const isMarket = (id: string) => id === 'src/session/market.ts'
/** Modules that choose and upload images. */
const isPicture = (id: string) => /^src\/kit\/files\/(Picture|usePicture|preparePicture)/.test(id)
/** Style sheets that the centres and dialogs share. */
const isLayout = (id: string) => /^src\/ui\/(text|layout|skeleton)\.module\.css/.test(id)
const isMenuList = (id: string) => id === 'src/app/shell/sideMenu/MenuEvents.tsx'
/** Component that contains the sanitizer. */
const isHtml = (user: string) => user === 'src/kit/html/ShownHtml.tsx'
/** Small modules of every page that several groups use. */
const isSmall = (id: string) =>
  /^src\/(session\/newMember|ui\/channelIcons|features\/announcements\/(audience|announcements\.queries))\.tsx?$/.test(
    id,
  )
/** Dynamically imported modules that are still placed in the chunk of their group. */
const isInGroup = (id: string) =>
  [isBar, isEntrance, isLater, isHome, isHelp, isMenuList, isHtml, isSmall].some((test) =>
    test(id),
  ) || id === 'src/kit/failure/failureText.ts'
const isConsole = (user: string) => user.startsWith('src/operator/')
const isVisitors = (user: string) =>
  isBar(user) || isContent(user) || isEntrance(user) || isLater(user) || user === home
const isOurs = (id: string) => !id.includes('/node_modules/')
const isStyle = (id: string) => /\.css(\?|$)/.test(id)
const screensOfCentres = /^src\/(pages\/(member|agent|centre)\/|features\/.*[rR]ecords\.ts$)/
/** Screen of every page of records. */
const recordScreen = 'src/pages/centre/RecordScreen.tsx'

/** Modules that the console starts with and that visitors need, too. */
const isOfBegin = (users: readonly string[], id: string) =>
  consoleStart.some((user) => users.includes(user)) && users.some(isVisitors) && isOurs(id)
const isOfCentres = (user: string) => screensOfCentres.test(user) || cashier.test(user)
/** Modules that load on every page, or on the home page, without an action of the visitor. */
const isOfEveryPage = (user: string) => isHomePart(user) || isLater(user)
const isOfBase = (users: readonly string[]) =>
  users.includes(portal) && operator.some((entry) => users.includes(entry))
const isOfGames = (users: readonly string[]) =>
  users.some(isContent) && users.length > 1 && !users.some(isConsole) && !users.some(isOfCentres)

/**
 * Assigns modules to chunks, so that each page has few files: on a slow connection, every six files
 * of a page take another round trip. The users of a module determine its chunk; the first match in
 * `tests` counts:
 * - `base`: portal and operator's console start with it
 * - `begin`, `controls`: the console starts with it, and visitors need it soon: `begin` in bars, on
 * the home page, on idle pages and in the frame of dialogs, `controls` elsewhere
 * - `start`: the portal or the home page, which is the lightest page, starts with it
 * - `forms`, `zod`: packages for log-in and registration; the console also uses `zod`
 * - `home`: used only by the home page
 * - `help`: used only by the help centre
 * - `frame`: bars of every page and the modules that only they use
 * - `content`, `lists`: used by pages of games; the home page also uses `content`
 * - `host`: the host of all dialogs
 * - `entrance`, `fields`: used by log-in and registration; the console also uses `fields`. Modules
 * of every page are excluded, since a page would have to wait for the whole chunk
 * - `html`: the sanitizer
 * - `later`: used by modules that load once a page is idle
 * - `pictures`: used by forms with images; no page starts with it
 * - `layout`: style sheets of dialogs and centres, apart from `parts`, which public pages load
 * - `centre`: both centres start with it, and no other page uses it
 * - `records`: used by pages of records, by no page that is open to everyone and not by the console
 * - `cashier`: used only by screens for money
 * - `common`, `plain`, `parts`: used by the centres' screens and by others; the console starts with
 * `common`, and `plain` has no styles. Modules that import a package are excluded, so that no page
 * loads packages that it does not use
 * - `shared`: used by bars and others, and by the home page or idle pages and others
 * - `open`: shared code of the other public pages
 * - `pieces`: shared code of a public page that the console uses too
 *
 * The bundler splits everything else. A dynamically imported module keeps its own chunk, because an
 * entry in a shared chunk would be executed with it; small modules that load together with their
 * group are exceptions (`isInGroup`).
 * @param root path of the repository with a trailing slash; sources are named relative to it.
 */
export function chunkGroups(root: string): Group[] {
  const idOf = (source: string) => root + source
  let usersById: ReturnType<typeof findUsers> | undefined
  const usersOf = (id: string, modules: Modules): string[] => {
    usersById ??= findUsers([portal, ...operator].map(idOf), modules)
    return [...(usersById.get(id) ?? [])].map((user) => user.replace(root, ''))
  }
  const isLight = (id: string, modules: Modules) =>
    [...findImports([id], modules)].every(
      (importedId) =>
        !importedId.includes('/node_modules/') || isOfBase(usersOf(importedId, modules)),
    )
  const tests = createTests(root, isLight)
  return Object.entries(tests).map(([name, isPartOf], index, { length }) => ({
    // The first match has the highest priority.
    priority: length - index,
    // All users of a module also use the imports of the module. Dependencies can therefore be in
    // another chunk, and no two chunks import each other.
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

type Test = (users: readonly string[], id: string, modules: Modules) => boolean

/**
 * Creates the tests of the groups. The first test that matches a module decides its group.
 * @param isLight true for a module that imports no package besides those in `base`.
 */
function createTests(
  root: string,
  isLight: (id: string, modules: Modules) => boolean,
): Record<string, Test> {
  const isPart = (users: readonly string[], id: string, modules: Modules) =>
    users.some((user) => centres.includes(user) || cashier.test(user)) &&
    !users.some(isOfEveryPage) &&
    isLight(id, modules)
  return {
    base: isOfBase,
    // The console starts with few modules, so this chunk is small and costs the home page little.
    begin: (users, id) =>
      isOfBegin(users, id) &&
      users.some((user) => isBar(user) || isHomePart(user) || isLater(user) || isHost(user)),
    controls: isOfBegin,
    start: (users) => users.includes(portal) || (users.includes(home) && !users.some(isConsole)),
    forms: (users, id) =>
      users.some(isEntrance) &&
      !consoleStart.some((user) => users.includes(user)) &&
      !users.includes(operator[1]) &&
      !users.some(isContent) &&
      !isOurs(id),
    zod: (users, id) => users.some(isEntrance) && id.includes('/node_modules/zod/'),
    home: (users, id) => isHome(id.replace(root, '')) || users.every(isHome),
    help: (users) => users.every(isHelp),
    frame: (users) =>
      users.some((user) => isBar(user) || isMenuList(user)) &&
      !users.some(isConsole) &&
      !users.some((user) => isPage(user)),
    content: (users) => isOfGames(users) && users.some(isOfEveryPage),
    lists: (users) => isOfGames(users) && !users.some(isOfEveryPage),
    host: (users) =>
      users.some(isHost) &&
      !users.some(isConsole) &&
      !users.some((user) => isBar(user) || isOfEveryPage(user)),
    entrance: (users) =>
      users.some(isEntrance) &&
      !users.some(isConsole) &&
      !users.some((user) => isBar(user) || isOfEveryPage(user)),
    fields: (users, id) =>
      users.some(isConsole) &&
      users.some(isDialog) &&
      !users.some((user) => isOpen(user) || isHost(user)) &&
      isOurs(id),
    html: (users) => users.every(isHtml),
    later: (users) =>
      users.some(isLater) &&
      !users.some((user) => isConsole(user) || isPage(user) || isEntrance(user)),
    pieces: (users, id, modules) =>
      users.some(isConsole) &&
      users.some((user) => isOpen(user) || isHost(user)) &&
      (isKit(id.replace(root, '')) || isMarket(id.replace(root, ''))) &&
      isLight(id, modules),
    shared: (users, id, modules) =>
      !users.some(isConsole) &&
      (isSmall(id.replace(root, '')) ||
        users.some(isBar) ||
        (users.some(isOfEveryPage) &&
          (isKit(id.replace(root, '')) || users.some(isOfCentres)) &&
          isLight(id, modules))),
    open: (users, id, modules) =>
      !users.some(isConsole) &&
      users.some(isOpen) &&
      isKit(id.replace(root, '')) &&
      isLight(id, modules),
    pictures: (_, id) => isPicture(id.replace(root, '')),
    layout: (_, id) => isLayout(id.replace(root, '')),
    centre: (users) => users.every(isOfCentres) && centres.some((centre) => users.includes(centre)),
    records: (users) =>
      users.includes(recordScreen) && !users.some(isConsole) && !users.some(isOpen),
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
}
