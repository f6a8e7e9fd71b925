import type { ComponentType } from 'react';
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
    title: 'Sign in',
    addresses: screens.signIn,
    load: async () => (await import('./sign-in/SignIn.tsx')).SignIn,
  },
  forgottenPassword: {
    title: 'Forgot password',
    addresses: screens.forgottenPassword,
    load: async () => (await import('./sign-in/ForgottenPassword.tsx')).ForgottenPassword,
  },
  resetPassword: {
    title: 'Set a new password',
    addresses: screens.resetPassword,
    load: async () => (await import('./sign-in/PasswordByLink.tsx')).ResetPassword,
  },
  invitation: {
    title: 'Accept your invitation',
    addresses: screens.invitation,
    load: async () => (await import('./sign-in/PasswordByLink.tsx')).Invitation,
  },
  signInLink: {
    title: 'Sign in with a link',
    addresses: screens.signInLink,
    load: async () => (await import('./sign-in/SignInLink.tsx')).SignInLink,
  },
} as const satisfies Record<string, BeforeSignIn>;

export type OpenScreen = keyof typeof openScreens;

/** The screen without sign-in of this name, from the router's untyped value. */
export function openScreen(name: unknown): BeforeSignIn | undefined {
  return Object.entries(openScreens).find(([known]) => known === name)?.[1];
}
