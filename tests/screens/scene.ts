import type { Page } from '@playwright/test'
import type { MessageId } from '../../src/kit/i18n/messageIds.ts'
import type { OperatorClient } from '../support/operatorClient.ts'

export type Stage = {
  page: Page
  operator: OperatorClient
  /** Of the picture. */
  language: string
  /** A text of the portal in the language of the picture, by its message id. */
  text: (id: MessageId) => string
}

export type Scene = {
  /** `screen-state`; `npm run screens register` draws those whose name has the word. */
  name: string
  prepare: (stage: Stage) => Promise<void>
  /** The first rules are to be put back after it. */
  changesRules?: true
  /** It is there on the mocks in the browser only. */
  onMocks?: true
}
