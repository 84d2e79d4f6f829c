import { useModalStore } from '../../../kit/modal/modalStore.ts'

/** Text typed after the key that opened the search, while the search's chunk loads. */
let typedText = ''
/** True after the dialog has opened, shortly after the keypress. */
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
  // Keys typed into another form field are not collected. Other focused elements, such as buttons,
  // do not use letters.
  const isForField = target instanceof Element && target.closest(fields) !== null
  if (isForField || modifiers.some((modifier) => event[modifier])) return
  if (key === 'Backspace') typedText = typedText.slice(0, -1)
  // Keys that type no character have names longer than one character.
  else if (key.length === 1) typedText += key
  else return
  event.preventDefault()
}

/** Collects the keys that are typed before the search field is mounted. */
export function keepKeys(): void {
  typedText = ''
  wasOpen = false
  document.addEventListener('keydown', note)
}

/** Stops collecting and returns the collected text. */
export function takeKeys(): string {
  document.removeEventListener('keydown', note)
  const text = typedText
  typedText = ''
  return text
}
