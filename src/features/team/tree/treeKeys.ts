const itemSelector = '[role="treeitem"]'

const itemsOf = (tree: Element): HTMLElement[] => [
  ...tree.querySelectorAll<HTMLElement>(itemSelector),
]

/** Opens or closes the branch of an item. */
const toggle = (item: Element) =>
  item.querySelector<HTMLElement>(':scope > [data-row] > [data-toggle]')?.click()

/** The next item whose name begins with a letter, wrapping around at the end. */
function findByLetter(items: readonly HTMLElement[], at: number, letter: string) {
  const wanted = letter.toLocaleLowerCase()
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(({ dataset }) =>
    dataset.name?.toLocaleLowerCase().startsWith(wanted),
  )
}

const mirroredKeys: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/**
 * Handles a key in a tree: arrows move, open and close (mirrored in a right-to-left language), Home
 * and End jump to the ends, a letter moves to the next name that begins with it.
 * @returns true if the key has a function.
 */
export function pressInTree(tree: Element, item: HTMLElement, key: string): boolean {
  const items = itemsOf(tree)
  const at = items.indexOf(item)
  const isOpen = item.getAttribute('aria-expanded')
  const isMirrored = getComputedStyle(tree).direction === 'rtl'
  switch (isMirrored ? (mirroredKeys[key] ?? key) : key) {
    case 'ArrowDown':
      items[at + 1]?.focus()
      return true
    case 'ArrowUp':
      items[at - 1]?.focus()
      return true
    case 'Home':
      items[0]?.focus()
      return true
    case 'End':
      items.at(-1)?.focus()
      return true
    case 'ArrowRight':
      if (isOpen === 'false') toggle(item)
      if (isOpen === 'true') items[at + 1]?.focus()
      return true
    case 'ArrowLeft':
      if (isOpen === 'true') toggle(item)
      else item.parentElement?.closest<HTMLElement>(itemSelector)?.focus()
      return true
    default: {
      if (key.length !== 1 || key === ' ') return false
      findByLetter(items, at, key)?.focus()
      return true
    }
  }
}
