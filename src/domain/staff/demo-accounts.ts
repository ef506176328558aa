export type DemoAccount = { email: string; role: string };

/** The accounts that a demo shows on its sign-in page; only a demo has them. */
export type DemoSignIn = { accounts: readonly DemoAccount[]; password: string };
