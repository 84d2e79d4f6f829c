import type { Context } from '../platform/domain/base/context/context.ts'
import type { MessageSenders } from '../platform/domain/demonstration.ts'
import type { Providers } from '../platform/providers.ts'
import { emulatedBank } from './bank/emulatedBank.ts'
import { emulatedDesk } from './desk/emulatedDesk.ts'
import { emulatedIdentity } from './identity/emulatedIdentity.ts'
import { drawnImages } from './images/drawnImages.ts'
import { findAddress } from './postalCodes/findAddress.ts'
import { emulatedPush } from './push/emulatedPush.ts'
import { emulatedSocialLogins } from './social/emulatedSocialLogins.ts'
import { createPhoneAuth } from './social/phoneTokens.ts'
import { createSportsBook } from './sportsBook/emulatedSportsBook.ts'
import { emulatedVendors } from './vendor/emulatedVendors.ts'

/** Creates the emulators of a platform's external providers. `sms` and `mail` deliver messages. */
export const createEmulatedProviders = (
  context: () => Context,
  { sms, mail }: MessageSenders,
): Providers => ({
  sms,
  mail,
  push: emulatedPush,
  bank: emulatedBank,
  identity: emulatedIdentity,
  desk: emulatedDesk,
  vendors: emulatedVendors,
  sportsBook: createSportsBook(context),
  images: drawnImages,
  social: emulatedSocialLogins,
  phoneAuth: createPhoneAuth(context),
  findAddress,
})
