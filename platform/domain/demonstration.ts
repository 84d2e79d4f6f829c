/** Optional parts that turn a platform into a demonstration. */

import type { ErrorCode } from '../../src/api/gen/errors.ts'
import type { Providers } from '../providers.ts'
import type { Content } from './base/content/content.ts'
import type { Context } from './base/context/context.ts'
import type { Provocations } from './base/context/provocations.ts'
import type { CompanySettings } from './base/platform/platform.ts'

/**
 * Web pages on the platform's origin that are not part of the API contract: pictures, games, a
 * chat.
 */
export type DemonstrationPages = {
  /** Prefix of the paths of these pages. */
  prefix: string
  methods: readonly string[]
  /** True if requests come from a sandboxed frame, which sends no origin. */
  isSandboxed?: boolean
  /** @param ip the caller's IP address. @returns undefined if the page does not exist. */
  answer(request: Request, ip: string): Response | undefined | Promise<Response | undefined>
}

/** SMS and e-mail providers that store messages for people to read, instead of sending them. */
export type MessageSenders = Required<Pick<Providers, 'sms' | 'mail'>>

export type Demonstration = {
  content: Content
  provocations: Provocations
  company: CompanySettings
  /**
   * Creates the demonstration's accounts and their history. A repeated call changes nothing.
   * @param past true to create a history, if the platform has no activity yet.
   */
  seed(context: Context, past: boolean): Promise<void>
  /**
   * Creates emulators of external companies.
   * @param context returns the context in which the emulators run. The emulators call it later,
   * because the context does not exist before its providers.
   * @param outbox stores SMS and e-mails instead of sending them.
   */
  createProviders(context: () => Context, outbox: MessageSenders): Providers
  /** @param context creates the context of a request; called once per request. */
  createPages(context: () => Context<ErrorCode>): readonly DemonstrationPages[]
}
