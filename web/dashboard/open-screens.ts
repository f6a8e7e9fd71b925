import type { ComponentType } from 'react';
import * as words from '#locale/dashboard/screens.ts';
import { screens } from './screens.ts';

/** A screen before the sign-in. */
interface BeforeSignIn {
  title: string;
  addresses: readonly string[];
  load(): Promise<ComponentType>;
}

/** The screens for people without a session: signing in, and the ways to a password. */
export const openScreens = {
  signIn: {
    title: words.signIn,
    addresses: screens.signIn,
    load: async () => (await import('./sign-in/SignIn.tsx')).SignIn,
  },
  forgottenPassword: {
    title: words.forgotPassword,
    addresses: screens.forgottenPassword,
    load: async () => (await import('./sign-in/ForgottenPassword.tsx')).ForgottenPassword,
  },
  resetPassword: {
    title: words.setNewPassword,
    addresses: screens.resetPassword,
    load: async () => (await import('./sign-in/PasswordByLink.tsx')).ResetPassword,
  },
  invitation: {
    title: words.acceptInvitation,
    addresses: screens.invitation,
    load: async () => (await import('./sign-in/PasswordByLink.tsx')).Invitation,
  },
  undoAddress: {
    title: words.undoAddress,
    addresses: screens.undoAddress,
    load: async () => (await import('./sign-in/UndoAddress.tsx')).UndoAddress,
  },
  signInLink: {
    title: words.signInWithLink,
    addresses: screens.signInLink,
    load: async () => (await import('./sign-in/SignInLink.tsx')).SignInLink,
  },
} as const satisfies Record<string, BeforeSignIn>;

export type OpenScreen = keyof typeof openScreens;

/** The screen without sign-in of this name, from the router's untyped value. */
export function openScreen(name: unknown): BeforeSignIn | undefined {
  return Object.entries(openScreens).find(([known]) => known === name)?.[1];
}
