import { describe, expect, it } from 'vitest'
import { requestValidators } from '../../src/api/gen/validators.js'
import { pages } from '../../src/pages/pages.ts'
import { barrels } from './rules/barrels.ts'
import { misstatedDependencies, strangeLicences } from './rules/dependencies.ts'
import { excusesWithoutReason } from './rules/excuses.ts'
import { folderCycles, roomCycles } from './rules/folderCycles.ts'
import { handWrittenLimits } from './rules/handWrittenLimits.ts'
import { productWords } from './rules/kitWords.ts'
import { languageLiterals } from './rules/languageLiterals.ts'
import { literalTexts } from './rules/literalTexts.ts'
import { machinePaths } from './rules/machinePaths.ts'
import { messageIds, unusedMessages } from './rules/messages.ts'
import { misplacedOperations } from './rules/operations.ts'
import { looseVersions, missingPlatformPackages } from './rules/packages.ts'
import { pagesWithoutTest } from './rules/pages.ts'
import { bareNames } from './rules/personNames.ts'
import { physicalStyle } from './rules/physicalStyle.ts'
import { brokenLinks, foldersWithoutReadme } from './rules/readmes.ts'
import { medianLines, mostMedianLines, mostReadmeLines, tooLong } from './rules/size.ts'
import { isCode, isTest, repositoryPaths, textFiles } from './support/repositoryFiles.ts'
import uncalledOperations from './uncalledOperations.json' with { type: 'json' }

const paths = repositoryPaths()
const files = textFiles(paths)
const code = files.filter(isCode)
const production = code.filter((file) => !isTest(file))
const portal = production.filter(({ path }) => path.startsWith('src/'))

/** Roots whose folders have an order. */
const orderedRoots = ['codegen', 'gateway', 'mocks', 'platform', 'scripts', 'src', 'tests']
/** Of these, where the files beside folders have a place in it too: under all of them, or above. */
const roomRoots = ['gateway', 'mocks', 'platform', 'scripts', 'tests']
/** The code of a root without its tests, but for the root that has nothing else. */
const codeOf = (root: string) =>
  (root === 'tests' ? code : production).filter(({ path }) => path.startsWith(`${root}/`))

const contentOf = (path: string) => {
  const file = files.find((one) => one.path === path)
  return JSON.parse(file?.content ?? 'null')
}

describe('this repository', () => {
  it('is looked at', () => {
    expect(portal.length).toBeGreaterThan(50)
  })

  it('has files of a length that one reads in a sitting', () => {
    expect(tooLong(code)).toEqual([])
    expect(medianLines(production)).toBeLessThanOrEqual(mostMedianLines)
  })

  it('has no barrel files', () => {
    expect(barrels(code)).toEqual([])
  })

  it('takes limits of the contract from what is generated', () => {
    expect(handWrittenLimits(production)).toEqual([])
  })

  it('says why where it claims a type or switches a check off', () => {
    expect(excusesWithoutReason(production)).toEqual([])
  })

  it('names no folder of one machine', () => {
    const ours = files.filter(({ path }) => !path.startsWith('tests/corpora/'))
    expect(machinePaths(ours)).toEqual([])
  })

  it('writes no text beside the code of its language, but in locales and mocks', () => {
    expect(languageLiterals(production)).toEqual([])
  })

  it('shows no text that is not a message', () => {
    expect(literalTexts(portal)).toEqual([])
  })

  it('has no message that nothing shows', () => {
    const users = files.filter(({ path }) => /^(src|openapi|platform|mocks)\//.test(path))
    expect(unusedMessages(messageIds(contentOf('locales/en.json')), users)).toEqual([])
    const ofServer = messageIds(contentOf('locales/server.en.json'))
    expect(unusedMessages(ofServer, users, true)).toEqual([])
  })

  it('shows every name of a person by itself', () => {
    expect(bareNames(portal)).toEqual([])
  })

  it('mirrors for languages that are written from right to left', () => {
    expect(physicalStyle(portal)).toEqual([])
  })

  it('keeps the words of the product out of kit and ui', () => {
    expect(productWords(portal, messageIds(contentOf('locales/en.json')))).toEqual([])
  })

  it.each(orderedRoots)('has no folders in %s that need each other', (root) => {
    expect(codeOf(root).length).toBeGreaterThan(20)
    expect(folderCycles(codeOf(root))).toEqual([])
  })

  it.each(roomRoots)(
    'has no files in %s that need a folder beside them which needs them',
    (root) => {
      expect(roomCycles(codeOf(root))).toEqual([])
    },
  )

  it('has a README in every folder, of at most 80 lines, whose links lead somewhere', () => {
    const readmes = files.filter(({ path }) => /^[^/]+\/README\.md$/.test(path))
    expect(tooLong(readmes, mostReadmeLines)).toEqual([])
    expect(foldersWithoutReadme(files)).toEqual([])
    expect(brokenLinks(files, paths)).toEqual([])
  })

  it('has an end-to-end test of every page', () => {
    expect(pagesWithoutTest(pages, files)).toEqual([])
  })

  it('[CARD-05] calls every operation of players and agents, but for those that a list gives reasons for', () => {
    const operations = Object.keys(requestValidators)
    expect(misplacedOperations(operations, portal, uncalledOperations)).toEqual([])
  })

  it('installs the same packages everywhere', () => {
    expect(looseVersions(contentOf('package.json'))).toEqual([])
    expect(missingPlatformPackages(contentOf('package-lock.json'))).toEqual([])
  })

  it('says what each package that it ships is for, under a licence that it may ship', () => {
    const list = files.find(({ path }) => path === 'DEPENDENCIES.md')?.content ?? ''
    const lock = contentOf('package-lock.json')
    expect(misstatedDependencies(list, contentOf('package.json'), lock)).toEqual([])
    expect(strangeLicences(lock)).toEqual([])
  })
})
