// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable } from './DataTable.tsx'
import { Dialog } from './Dialog.tsx'
import { Pagination } from './Pagination.tsx'
import { UiProvider } from './UiProvider.tsx'

const read = (file: string) => readFileSync(file, 'utf8')

const namesIn = (text: string) =>
  new Set([...text.matchAll(/var\((--mantine-[\w-]+)/g)].map(([, name = '']) => name))
const definedNames = new Set(
  [...read('src/ui/mantineVariables.css').matchAll(/^ {2}(--mantine-[\w-]+):/gm)].map(
    ([, name = '']) => name,
  ),
)

const sheets = globSync('src/**/*.tsx').flatMap((file) =>
  [...read(file).matchAll(/^import '(@mantine\/core\/styles\/.+)'$/gm)].map(([, path]) => path),
)

beforeEach(() => {
  const media = { matches: true, addEventListener() {}, removeEventListener() {} }
  vi.stubGlobal('matchMedia', () => media)
})

function renderAll() {
  return render(
    <UiProvider colorScheme="dark" direction="ltr">
      <Dialog title="A dialog" closeLabel="Close" isOpen onClose={() => {}}>
        {'A text'}
      </Dialog>
      <DataTable
        label="A table"
        columns={[{ id: 'name', title: 'Name', cell: (name: string) => name }]}
        rows={['ana']}
        rowKey={(name) => name}
        footer="all"
      />
      <Pagination
        label="Pages"
        place="Page 5 of 9"
        page={5}
        pages={9}
        names={{ previous: 'Previous', next: 'Next', page: String }}
        controlProps={() => ({})}
      />
    </UiProvider>,
  )
}

describe("Mantine's custom properties", () => {
  it.each(sheets)('all custom properties that %s uses are defined', (sheet) => {
    const names = namesIn(read(`node_modules/${sheet}`))
    expect([...names.difference(definedNames)]).toEqual([])
  })

  it("all custom properties that Mantine's components set on their elements are defined", () => {
    renderAll()
    const names = namesIn(document.body.innerHTML)
    expect(names.size).toBeGreaterThan(0)
    expect([...names.difference(definedNames)]).toEqual([])
  })

  it('every custom property that mantineVariables.css defines is used', () => {
    renderAll()
    const texts = [document.body.innerHTML, ...sheets.map((sheet) => read(`node_modules/${sheet}`))]
    expect([...definedNames.difference(namesIn(texts.join()))]).toEqual([])
  })

  it("neither Mantine's components nor the scroll lock add a style element", () => {
    renderAll()
    expect(document.querySelectorAll('style')).toHaveLength(0)
  })
})
