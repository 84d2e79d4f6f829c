import { expect, it } from 'vitest'
import { createClassNames } from './classNames.ts'

const root = '/portal'
const files = Array.from({ length: 400 }, (_, index) => `src/part${index}.module.css`)

it('every class of every CSS module has a name of its own, which is a valid class name', () => {
  const nameOf = createClassNames(root, files)
  const names = files.flatMap((file) =>
    ['tile', 'title'].map((name) => nameOf(name, `${root}/${file}`)),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]{3,4}\d$/i.test(name))).toEqual([])
})

it('class names are equal in the builds for browsers and for the server', () => {
  const [file = ''] = files
  const namesOf = (nameOf: ReturnType<typeof createClassNames>, order: readonly string[]) =>
    order.map((name) => [name, nameOf(name, `${root}/${file}?used`)])
  const browser = createClassNames(root, files)
  const server = createClassNames(root, files.toReversed())
  expect(namesOf(browser, ['tile', 'title', 'tile'])).toEqual(
    namesOf(server, ['tile', 'title', 'tile']),
  )
})

it('createClassNames rejects a CSS module that is not in its list', () => {
  expect(() => createClassNames(root, files)('tile', `${root}/src/other.module.css`)).toThrow(
    'src/other.module.css',
  )
})
