declare module 'virtual:messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

  type MessageGroup = 'frame' | 'entry' | 'features' | 'operator' | 'offline'
  type CompiledMessages = {
    messages: Record<string, MessageFormatElement[]>
    /** Ids that this language lacks; their texts are English. */
    missing: string[]
  }

  /** Languages that this build shows, the default first. */
  export const languages: readonly [
    import('./allLanguages.ts').Language,
    ...import('./allLanguages.ts').Language[],
  ]
  export const loaders: Record<string, Record<MessageGroup, () => Promise<CompiledMessages>>>
}
