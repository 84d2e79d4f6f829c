import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { closeUnlessHeld } from '../kit/modal/holdDialog.ts'
import { closeModal, openModal } from '../kit/modal/modalStore.ts'
import type { ModalEntry } from './modalEntry.ts'

/** Dialogs for a member's account: personal data, proofs of identity, and limits. */
export const accountModals = {
  changePassword: {
    titleId: 'app.dialogs.changePassword',
    title: ({ isNew }) => ({
      id: isNew ? 'app.dialogs.setPassword' : 'app.dialogs.changePassword',
    }),
    size: 'small',
    audience: 'members',
    // A required password change can only be left by logging out.
    onClose: ({ reason }) =>
      reason === 'own' ? void closeModal() : openModal({ name: 'confirmLogout' }, { over: true }),
    Content: lazyPart(() =>
      import('../features/account/password/ChangePasswordDialog.tsx').then(
        (file) => file.ChangePasswordDialog,
      ),
    ),
  },
  authenticator: {
    titleId: 'app.dialogs.authenticator.turnOn',
    title: ({ goal }) => ({ id: `app.dialogs.authenticator.${goal}` }),
    size: 'small',
    audience: 'members',
    onClose: closeUnlessHeld,
    Content: lazyPart(() =>
      import('../features/account/security/authenticator/AuthenticatorDialog.tsx').then(
        (file) => file.AuthenticatorDialog,
      ),
    ),
  },
  profile: {
    titleId: 'profile.form.title',
    size: 'large',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/profile/ProfileDialog.tsx').then((file) => file.ProfileDialog),
    ),
  },
  avatar: {
    titleId: 'profile.changePicture',
    size: 'medium',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/profile/avatar/AvatarDialog.tsx').then(
        (file) => file.AvatarDialog,
      ),
    ),
  },
  transactionPassword: {
    titleId: 'app.dialogs.transactionPassword',
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/security/transactionPassword/TransactionPasswordDialog.tsx').then(
        (file) => file.TransactionPasswordDialog,
      ),
    ),
  },
  bindPhone: {
    titleId: 'app.dialogs.bindPhone',
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/security/contact/PhoneDialog.tsx').then(
        (file) => file.PhoneDialog,
      ),
    ),
  },
  bindEmail: {
    titleId: 'app.dialogs.bindEmail',
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/security/contact/EmailDialog.tsx').then(
        (file) => file.EmailDialog,
      ),
    ),
  },
  passkeys: {
    titleId: 'app.dialogs.passkeys',
    size: 'medium',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/security/passkeys/PasskeysDialog.tsx').then(
        (file) => file.PasskeysDialog,
      ),
    ),
  },
  addPasskey: {
    titleId: 'app.dialogs.addPasskey',
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/security/passkeys/AddPasskeyDialog.tsx').then(
        (file) => file.AddPasskeyDialog,
      ),
    ),
  },
  removePasskey: {
    titleId: 'app.dialogs.removePasskey',
    size: 'note',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/security/passkeys/RemovePasskeyDialog.tsx').then(
        (file) => file.RemovePasskeyDialog,
      ),
    ),
  },
  playerLimit: {
    titleId: 'protection.limits.title',
    title: ({ limitId }) => ({ id: `protection.limits.titles.${limitId}` }),
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/protection/limits/LimitDialog.tsx').then(
        (file) => file.LimitDialog,
      ),
    ),
  },
  playBreak: {
    titleId: 'protection.breakForm.timeOutTitle',
    title: ({ kind }) => ({
      id:
        kind === 'TIME_OUT'
          ? 'protection.breakForm.timeOutTitle'
          : 'protection.breakForm.exclusionTitle',
    }),
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/protection/breaks/BreakDialog.tsx').then(
        (file) => file.BreakDialog,
      ),
    ),
  },
  selfTest: {
    titleId: 'protection.selfTest.title',
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/protection/selfTest/SelfTestDialog.tsx').then(
        (file) => file.SelfTestDialog,
      ),
    ),
  },
  realityCheck: {
    titleId: 'protection.reality.dialogTitle',
    size: 'small',
    audience: 'members',
    Content: lazyPart(() =>
      import('../features/account/protection/reality/RealityDialog.tsx').then(
        (file) => file.RealityDialog,
      ),
    ),
  },
} satisfies {
  [Name in
    | 'changePassword'
    | 'authenticator'
    | 'profile'
    | 'avatar'
    | 'transactionPassword'
    | 'bindPhone'
    | 'bindEmail'
    | 'passkeys'
    | 'addPasskey'
    | 'removePasskey'
    | 'playerLimit'
    | 'playBreak'
    | 'selfTest'
    | 'realityCheck']: ModalEntry<Name>
}
