import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

const accents = new Map(
  [...'aábƀcçdðeéfƒgĝhĥiíjĵkķlļmɱnñoópþqɋrŕsštţuúvṽwŵxẋyýzž'.matchAll(/([a-z])([^a-z])/g)].flatMap(
    ([, plain = '', other = '']) => [
      [plain, other] as const,
      [plain.toUpperCase(), other.toUpperCase()] as const,
    ],
  ),
)

/** Doubles the vowels, so that a text is as long as a typical translation. */
const longer = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const other = accents.get(letter) ?? letter
    return /[aeiou]/.test(letter) ? other + other : other
  })

/** Wraps each word in Unicode controls that make it run from right to left: RLM, RLO … PDF, RLM. */
const mirrorWords = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, '\u200f\u202e$&\u202c\u200f')

/**
 * Replaces the letters of a message with accented ones, and adds brackets that reveal a truncated
 * message. For `rtl`, each word also runs from right to left.
 */
export function pseudoText(
  message: readonly MessageFormatElement[],
  direction: 'ltr' | 'rtl',
): MessageFormatElement[] {
  const mark = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })
  const convert = (text: string) => (direction === 'rtl' ? mirrorWords(longer(text)) : longer(text))
  return [mark('['), ...message.map((part) => convertPart(part, convert)), mark(']')]
}

function convertPart(
  part: MessageFormatElement,
  convert: (text: string) => string,
): MessageFormatElement {
  const convertAll = (parts: readonly MessageFormatElement[]) =>
    parts.map((each) => convertPart(each, convert))
  if (part.type === TYPE.literal) return { ...part, value: convert(part.value) }
  if (part.type === TYPE.tag) return { ...part, children: convertAll(part.children) }
  if (part.type !== TYPE.select && part.type !== TYPE.plural) return part
  const options = Object.fromEntries(
    Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: convertAll(option.value) },
    ]),
  )
  return { ...part, options }
}
