import type source from '../../../locales/en.json'

type Leaves<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Leaves<Texts[Key]>}`
}[keyof Texts & string]

/** Every message id, taken from `locales/en.json`: an id that is not there does not compile. */
export type MessageId = Leaves<typeof source>

declare global {
  // react-intl reads its allowed ids from this namespace.
  namespace FormatjsIntl {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with theirs.
    interface Message {
      ids: MessageId
    }
  }
}
