import type source from '../../../locales/en.json'

type Leaves<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Leaves<Texts[Key]>}`
}[keyof Texts & string]

/** Id of a message in `locales/en.json`. TypeScript rejects any other id. */
export type MessageId = Leaves<typeof source>

declare global {
  // react-intl uses this namespace for the type of message ids.
  namespace FormatjsIntl {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges.
    interface Message {
      ids: MessageId
    }
  }
}
