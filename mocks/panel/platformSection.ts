import { defaultPlatform } from '../../platform/domain/base/platform/defaultPlatform.ts'
import { enabledModules, withModule } from '../../platform/domain/base/platform/platform.ts'
import {
  changePlatform,
  readPlatform,
} from '../../platform/domain/base/platform/platformSettings.ts'
import { createButton, createElement, createField } from './createElement.ts'
import type { Panel, Section } from './section.ts'

/** Ids of all modules in a tree of modules. */
function modulesOf(nodes: typeof defaultPlatform.whitelabel): string[] {
  return nodes.flatMap(({ modId, childrenNodes }) => [modId, ...modulesOf(childrenNodes ?? [])])
}

/**
 * Section with switches for the features (modules) of the brand. The portal applies a change when
 * it is loaded again.
 */
export function platformSection({ mocks, tell }: Panel): Section {
  const boxes = modulesOf(defaultPlatform.whitelabel).map((modId) => {
    const box = createElement('input', { type: 'checkbox' })
    box.addEventListener('change', async () => {
      const { whitelabel } = await readPlatform(mocks.context().store)
      const changed = withModule(whitelabel, modId, box.checked)
      await changePlatform(mocks.context(), { whitelabel: changed })
      tell(`${modId} is ${box.checked ? 'on' : 'off'}; the portal reads it when it is loaded.`)
    })
    return { modId, box, field: createField(modId, box, 'choice') }
  })
  const refresh = async () => {
    const on = enabledModules((await readPlatform(mocks.context().store)).whitelabel)
    for (const { modId, box } of boxes) box.checked = on.has(modId)
  }
  const choices = createElement('div', { className: 'choices' }, ...boxes.map(({ field }) => field))
  return { title: 'Features', isFolded: true, nodes: [choices], refresh }
}

export function dataSection({ mocks, tell, open }: Panel): Section {
  let isSure = false
  const button = createButton(
    'Forget everything that happened',
    async () => {
      if (!isSure) {
        isSure = true
        return 'Press again to forget all members, rules and sessions.'
      }
      await mocks.reset()
      open(location.pathname)
      return undefined
    },
    tell,
  )
  button.addEventListener('blur', () => {
    isSure = false
  })
  return { title: 'Platform data', nodes: [button] }
}
