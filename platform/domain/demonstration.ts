/** Parts that turn a platform into a demonstration. The platform itself runs without them. */

import type { ErrorCode } from '../../src/api/gen/errors.ts'
import type { Providers } from '../providers.ts'
import type { Content } from './base/content/content.ts'
import type { Context } from './base/context/context.ts'
import type { Provocations } from './base/context/provocations.ts'
import type { CompanySettings } from './base/platform/platform.ts'

/** Pages on the platform's origin outside the contract: pictures, games, a chat. */
export type DemonstrationPages = {
  /** Prefix of the pages' paths. */
  prefix: string
  methods: readonly string[]
  /** True if requests come from a sandboxed frame, which sends no origin. */
  isSandboxed?: boolean
  /** @param ip the caller's address. @returns undefined if the page does not exist. */
  answer(request: Request, ip: string): Response | undefined | Promise<Response | undefined>
}

/** SMS and e-mail providers that store messages where a person can read them. */
export type MessageSenders = Required<Pick<Providers, 'sms' | 'mail'>>

export type Demonstration = {
  content: Content
  provocations: Provocations
  company: CompanySettings
  /**
   * Creates the demonstration's accounts and their past. A repeated call changes nothing.
   * @param past true to give a platform without any activity a past.
   */
  seed(context: Context, past: boolean): Promise<void>
  /**
   * Creates emulators of external companies.
   * @param context context whose providers they become.
   * @param outbox stores SMS and e-mails, since none is sent.
   */
  createProviders(context: () => Context, outbox: MessageSenders): Providers
  /** @param context returns the context of a request; called once per request. */
  createPages(context: () => Context<ErrorCode>): readonly DemonstrationPages[]
}
