import { describe, expect, it } from 'vitest'
import { requestValidators } from '../../src/api/gen/validators.js'
import { pages } from '../../src/pages/pages.ts'
import { barrels } from './rules/barrels.ts'
import { misstatedDependencies, strangeLicences } from './rules/dependencies.ts'
import { excusesWithoutReason } from './rules/excuses.ts'
import { folderCycles, roomCycles } from './rules/folderCycles.ts'
import { formsWithoutLibrary } from './rules/forms.ts'
import { handWrittenLimits } from './rules/handWrittenLimits.ts'
import { productWords } from './rules/kitWords.ts'
import { languageLiterals } from './rules/languageLiterals.ts'
import { literalTexts } from './rules/literalTexts.ts'
import { machinePaths } from './rules/machinePaths.ts'
import { messageIds, unusedMessages } from './rules/messages.ts'
import { bareDeclarations } from './rules/names.ts'
import { misplacedOperations } from './rules/operations.ts'
import { differentVersions, looseVersions, missingPlatformPackages } from './rules/packages.ts'
import { pagesWithoutTest } from './rules/pages.ts'
import { bareNames } from './rules/personNames.ts'
import { physicalStyle } from './rules/physicalStyle.ts'
import { pointingIcons } from './rules/pointingIcons.ts'
import { brokenLinks, foldersWithoutReadme } from './rules/readmes.ts'
import { medianLines, mostMedianLines, mostReadmeLines, tooLong } from './rules/size.ts'
import { importsMissingAtStart } from './rules/startPackages.ts'
import { relativeComments, titlesWithoutSubject } from './rules/wording.ts'
import { isCode, isTest, repositoryPaths, textFiles } from './support/repositoryFiles.ts'
import uncalledOperations from './uncalledOperations.json' with { type: 'json' }

const paths = repositoryPaths()
const files = textFiles(paths)
const code = files.filter(isCode)
const production = code.filter((file) => !isTest(file))
const portal = production.filter(({ path }) => path.startsWith('src/'))

/** Root folders whose subfolders must not form import cycles. */
const orderedRoots = ['codegen', 'gateway', 'mocks', 'platform', 'scripts', 'src', 'tests']
/** Root folders whose files must not form import cycles with the subfolders beside them. */
const roomRoots = ['gateway', 'mocks', 'platform', 'scripts', 'tests']
/** Production code of a root folder; `tests` consists of tests only. */
const codeOf = (root: string) =>
  (root === 'tests' ? code : production).filter(({ path }) => path.startsWith(`${root}/`))

const contentOf = (path: string) => {
  const file = files.find((one) => one.path === path)
  return JSON.parse(file?.content ?? 'null')
}

describe('repository', () => {
  it('the repository rules read more than fifty files of the portal', () => {
    expect(portal.length).toBeGreaterThan(50)
  })

  it('no file is too long, and the median length is within its limit', () => {
    expect(tooLong(code)).toEqual([])
    expect(medianLines(production)).toBeLessThanOrEqual(mostMedianLines)
  })

  it('comments begin with their subject or a verb', () => {
    expect(relativeComments(code)).toEqual([])
  })

  it('test titles have a subject', () => {
    expect(titlesWithoutSubject(code)).toEqual([])
  })

  it('values and functions are not named by a bare participle or adjective', () => {
    expect(bareDeclarations(code)).toEqual([])
  })

  it('no file is a barrel file', () => {
    expect(barrels(code)).toEqual([])
  })

  it('[CARD-06] every form with several values uses react-hook-form', () => {
    expect(formsWithoutLibrary(portal)).toEqual([])
  })

  it('no constant of the portal or the platform repeats a limit of the contract by hand', () => {
    expect(handWrittenLimits(production)).toEqual([])
  })

  it('every cast and disabled check has a reason', () => {
    expect(excusesWithoutReason(production)).toEqual([])
  })

  it('no file contains a path that exists on one machine only', () => {
    const ours = files.filter(({ path }) => !path.startsWith('tests/corpora/'))
    expect(machinePaths(ours)).toEqual([])
  })

  it('texts by language exist only in locales and mocks', () => {
    expect(languageLiterals(production)).toEqual([])
  })

  it('every text that the portal shows is a message', () => {
    expect(literalTexts(portal)).toEqual([])
  })

  it('every message is used', () => {
    const users = files.filter(({ path }) => /^(src|openapi|platform|mocks)\//.test(path))
    expect(unusedMessages(messageIds(contentOf('locales/en.json')), users)).toEqual([])
    const ofServer = messageIds(contentOf('locales/server.en.json'))
    expect(unusedMessages(ofServer, users, true)).toEqual([])
  })

  it("the portal isolates the text direction of every person's name", () => {
    expect(bareNames(portal)).toEqual([])
  })

  it("the portal's styles use logical properties for right-to-left languages", () => {
    expect(physicalStyle(portal)).toEqual([])
  })

  it('[LANG-03] every icon of the portal that points along the text is mirrored in right-to-left languages', () => {
    expect(pointingIcons(portal)).toEqual([])
  })

  it('the folders kit and ui contain no messages of the product and no paths of calls', () => {
    expect(productWords(portal, messageIds(contentOf('locales/en.json')))).toEqual([])
  })

  it.each(orderedRoots)('the folders in %s have no import cycles', (root) => {
    expect(codeOf(root).length).toBeGreaterThan(20)
    expect(folderCycles(codeOf(root))).toEqual([])
  })

  it.each(roomRoots)(
    'the files in %s have no import cycles with the folders beside them',
    (root) => {
      expect(roomCycles(codeOf(root))).toEqual([])
    },
  )

  it('every root folder has a README of at most 80 lines with valid links', () => {
    const readmes = files.filter(({ path }) => /^[^/]+\/README\.md$/.test(path))
    expect(tooLong(readmes, mostReadmeLines)).toEqual([])
    expect(foldersWithoutReadme(files)).toEqual([])
    expect(brokenLinks(files, paths)).toEqual([])
  })

  it('every page has an end-to-end test', () => {
    expect(pagesWithoutTest(pages, files)).toEqual([])
  })

  it('[CARD-05] the portal calls every operation of players and agents except those listed with a reason', () => {
    const operations = Object.keys(requestValidators)
    expect(misplacedOperations(operations, portal, uncalledOperations)).toEqual([])
  })

  it('dependencies have exact versions, and the lock file has their packages for every operating system', () => {
    const manifests = ['package.json', 'codegen/package.json', 'scripts/package.json'].map(
      contentOf,
    )
    expect(manifests.flatMap(looseVersions)).toEqual([])
    expect(differentVersions(manifests)).toEqual([])
    expect(missingPlatformPackages(contentOf('package-lock.json'))).toEqual([])
  })

  it('every shipped package is listed with its purpose and has an allowed licence', () => {
    const list = files.find(({ path }) => path === 'DEPENDENCIES.md')?.content ?? ''
    const lock = contentOf('package-lock.json')
    expect(misstatedDependencies(list, contentOf('package.json'), lock)).toEqual([])
    expect(strangeLicences(lock)).toEqual([])
  })

  it('npm start imports no package that its installation leaves out', () => {
    const [commands, lock] = [contentOf('package.json'), contentOf('package-lock.json')]
    expect(importsMissingAtStart(files, commands, lock)).toEqual([])
  })
})
