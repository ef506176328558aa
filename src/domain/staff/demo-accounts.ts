export type DemoAccount = { email: string; role: string };

/** The sign-ins that a demo house tells at its door; no other house has them. */
export type DemoSignIn = { accounts: readonly DemoAccount[]; password: string };
