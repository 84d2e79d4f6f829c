import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

const accents = new Map(
  [...'aábƀcçdðeéfƒgĝhĥiíjĵkķlļmɱnñoópþqɋrŕsštţuúvṽwŵxẋyýzž'.matchAll(/([a-z])([^a-z])/g)].flatMap(
    ([, plain = '', other = '']) => [
      [plain, other] as const,
      [plain.toUpperCase(), other.toUpperCase()] as const,
    ],
  ),
)

/**
 * Doubles the vowels, which are two fifths of English, so that a text is as long as a typical
 * translation.
 */
const longer = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const other = accents.get(letter) ?? letter
    return /[aeiou]/.test(letter) ? other + other : other
  })

/** Replaces the letters of a message and adds brackets, which show if the message is cut. */
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
