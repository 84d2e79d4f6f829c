import { isTest, type Place, type Repository, reachedFrom } from './repository.ts'
import { type Screen, screensOf } from './screens.ts'
import { row } from './tell.ts'
import { messagesOf } from './words.ts'

/** Files of the English texts, the portal's and the server's. */
const sources = ['locales/en.json', 'locales/server.en.json']

/**
 * Describes the message with exactly this id: its text in English and Portuguese, the files that
 * contain its id, and the screens that import these files. Empty if there is no such message.
 */
export function tellMessage(repository: Repository, id: string): string[] {
  return sources.flatMap((source) => {
    const found = messageIn(repository, source, id)
    if (found === undefined) return []
    const portuguese = messageIn(repository, source.replace('en.json', 'pt.json'), id)
    const files = filesWith(repository, id)
    return [
      `text ${id}`,
      ...row('en', [`${found.place}  ${found.text}`]),
      ...row('pt', portuguese ? [`${portuguese.place}  ${portuguese.text}`] : []),
      ...row('files', files),
      ...row('screens', [...framesWith(files), ...screensWith(repository, files).map(nameOf)]),
      '',
    ]
  })
}

const messageIn = (
  repository: Repository,
  file: string,
  id: string,
): { place: Place; text: string } | undefined =>
  messagesOf(repository, file).find((message) => message.id === id)

/**
 * Files of the portal and the platform that contain the id. If there are none, files that build the
 * id from a template.
 */
function filesWith(repository: Repository, id: string): string[] {
  const beginnings = id
    .split('.')
    .map((_, index, parts) => parts.slice(0, index).join('.'))
    .filter(Boolean)
    .map((group) => `\`${group}.\${`)
  const groups = [[`'${id}'`, `"${id}"`], ...beginnings.toReversed().map((one) => [one])]
  const texts = [...repository].filter(
    ([path]) => /^(?:src|platform|mocks)\//.test(path) && !path.includes('/gen/') && !isTest(path),
  )
  for (const names of groups) {
    const files = texts
      .filter(([, content]) => names.some((name) => content.includes(name)))
      .map(([path]) => path)
    if (files.length > 0) return files
  }
  return []
}

const screensWith = (repository: Repository, files: readonly string[]): Screen[] =>
  screensOf(repository).filter(({ file }) => {
    const reached = reachedFrom(repository, file)
    return files.some((one) => reached.has(one))
  })

const nameOf = ({ kind, id, openedBy }: Screen): string =>
  kind === 'page' ? `page ${id}  ${openedBy}` : `dialog ${id}`

/** Places outside of screens: the shell, the operator's console and texts of the server. */
function framesWith(files: readonly string[]): string[] {
  return [
    ...(files.some((file) => file.startsWith('src/app/')) ? ['frame of every page'] : []),
    ...(files.some((file) => file.startsWith('src/operator/')) ? ['console  /operator.html'] : []),
    ...(files.some((file) => /^(?:platform|mocks)\//.test(file))
      ? ['response, e-mail, sms, notice or file of the server']
      : []),
  ]
}
