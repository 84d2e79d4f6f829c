declare module 'virtual:messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

  type MessageGroup = 'frame' | 'entry' | 'features' | 'member' | 'operator' | 'offline'
  type CompiledMessages = {
    messages: Record<string, MessageFormatElement[]>
    /** Ids of messages that are not translated; `messages` has their English texts. */
    missing: string[]
  }

  /** Languages of this build, the default first. */
  export const languages: readonly [
    import('./allLanguages.ts').Language,
    ...import('./allLanguages.ts').Language[],
  ]
  export const loaders: Record<string, Record<MessageGroup, () => Promise<CompiledMessages>>>
}
