import { useModalStore } from '../../../kit/modal/modalStore.ts'

/** What was typed since the search was opened by a key, while its code came. */
let typed = ''
/** The dialog comes a moment after the key that opens it. */
let wasOpen = false

const modifiers = ['ctrlKey', 'metaKey', 'altKey'] as const
const fields = 'input, select, textarea'

const isOpen = () => useModalStore.getState().modals.at(-1)?.name === 'search'

function note(event: KeyboardEvent): void {
  if (isOpen()) wasOpen = true
  else if (wasOpen) {
    takeKeys()
    return
  }
  const { target, key } = event
  // A button that has the focus meanwhile, as the dialog's own, has no use for letters.
  const isForField = target instanceof Element && target.closest(fields) !== null
  if (isForField || modifiers.some((modifier) => event[modifier])) return
  if (key === 'Backspace') typed = typed.slice(0, -1)
  // Of keys that type nothing the name is longer.
  else if (key.length === 1) typed += key
  else return
  event.preventDefault()
}

/** Keeps what is typed from now on for the field of the search, which is about to come. */
export function keepKeys(): void {
  typed = ''
  wasOpen = false
  document.addEventListener('keydown', note)
}

/** What was typed so far; the field hears all keys from then on. */
export function takeKeys(): string {
  document.removeEventListener('keydown', note)
  const text = typed
  typed = ''
  return text
}
