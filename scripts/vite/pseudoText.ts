import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

const accented = new Map(
  [...'aábƀcçdðeéfƒgĝhĥiíjĵkķlļmɱnñoópþqɋrŕsštţuúvṽwŵxẋyýzž'.matchAll(/([a-z])([^a-z])/g)].flatMap(
    ([, plain = '', other = '']) => [
      [plain, other] as const,
      [plain.toUpperCase(), other.toUpperCase()] as const,
    ],
  ),
)

/**
 * Vowels are two fifths of English: each of them twice makes a text as long as most translations
 * are.
 */
const longer = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const other = accented.get(letter) ?? letter
    return /[aeiou]/.test(letter) ? other + other : other
  })

/**
 * A message with the letters of its texts replaced, and in brackets that show whether it is there
 * as a whole.
 */
export function pseudoText(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })
  return [bracket('['), ...message.map(pseudoPart), bracket(']')]
}

function pseudoPart(part: MessageFormatElement): MessageFormatElement {
  if (part.type === TYPE.literal) return { ...part, value: longer(part.value) }
  if (part.type === TYPE.tag) return { ...part, children: part.children.map(pseudoPart) }
  if (part.type !== TYPE.select && part.type !== TYPE.plural) return part
  const options = Object.fromEntries(
    Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(pseudoPart) },
    ]),
  )
  return { ...part, options }
}
