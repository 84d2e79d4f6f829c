import type source from '../../../locales/en.json'

type Leaves<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Leaves<Texts[Key]>}`
}[keyof Texts & string]

/** Every message id of `locales/en.json`; an unknown id does not compile. */
export type MessageId = Leaves<typeof source>

declare global {
  // react-intl reads the allowed ids from this namespace.
  namespace FormatjsIntl {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges.
    interface Message {
      ids: MessageId
    }
  }
}
