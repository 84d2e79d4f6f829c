import { describe, expect, it } from 'vitest'
import { formsWithoutLibrary } from './rules/forms.ts'

const file = (path: string, content = '') => ({ path, content })

describe('formsWithoutLibrary', () => {
  const library = file('src/a/useA.ts', "import { useForm } from 'react-hook-form'\n")
  const form = (content: string, path = 'src/a/A.tsx') =>
    file(path, `${content}\n<form noValidate>`)

  it('formsWithoutLibrary reports a form that does not import react-hook-form', () => {
    const typeOnly = "import type { Control } from 'react-hook-form'"
    expect(formsWithoutLibrary([library, form(''), form(typeOnly, 'src/b/B.tsx')])).toHaveLength(2)
  })

  it('formsWithoutLibrary accepts a form whose module or hook imports react-hook-form', () => {
    const hook = form("import { useA } from './useA.ts'")
    const direct = form("import {\n  useForm,\n} from 'react-hook-form'", 'src/b/B.tsx')
    expect(formsWithoutLibrary([library, hook, direct])).toEqual([])
  })

  it('formsWithoutLibrary reports a listed exception whose form uses react-hook-form', () => {
    const path = 'src/features/team/tree/TeamTree.tsx'
    const excused = form("import { useForm } from 'react-hook-form'", path)
    expect(formsWithoutLibrary([excused])).toEqual([
      `${path} is no form without react-hook-form; remove it from the list.`,
    ])
  })
})
