import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** Forms with a single value, by the file's path. They need no library. */
const singleValues: Readonly<Record<string, string>> = {
  'src/features/account/profile/avatar/AvatarDialog.tsx': 'picture',
  'src/features/deposits/ProofPart.tsx': 'list of files',
  'src/features/team/tree/TeamTree.tsx': 'searched text',
  'src/kit/records/RecordFilters.tsx': 'searched text',
}

/** Generic form component. The components that use it are checked instead. */
const frame = 'src/identity/failure/DialogForm.tsx'

const usesLibrary = ({ content }: RepositoryFile) =>
  /^import (?!type )[^;]*? from 'react-hook-form'/m.test(content)

/** Paths of the modules that a file imports from the repository. */
const importsOf = ({ path, content }: RepositoryFile): string[] =>
  [...content.matchAll(/from '(\.[^']+)'/g)].map(([, specifier = '']) =>
    new URL(specifier, `file:///${path}`).pathname.slice(1),
  )

/**
 * Forms of the portal with several values that neither use react-hook-form nor import a module that
 * does. The operator's console is an application of its own.
 */
export function formsWithoutLibrary(files: readonly RepositoryFile[]): string[] {
  const withLibrary = new Set(files.filter(usesLibrary).map(({ path }) => path))
  const forms = files.filter(
    ({ path, content }) =>
      /^src\/(?!operator\/).*\.tsx$/.test(path) &&
      path !== frame &&
      /<(form|DialogForm)\b/.test(content),
  )
  const without = forms.filter(
    (file) => ![file.path, ...importsOf(file)].some((path) => withLibrary.has(path)),
  )
  const known = new Set(without.map(({ path }) => path))
  return [
    ...without
      .filter(({ path }) => !Object.hasOwn(singleValues, path))
      .map(({ path }) => `${path} has a form without react-hook-form.`),
    ...Object.keys(singleValues)
      .filter((path) => files.some((file) => file.path === path) && !known.has(path))
      .map((path) => `${path} is no form without react-hook-form; remove it from the list.`),
  ]
}
