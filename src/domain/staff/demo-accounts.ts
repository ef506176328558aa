export type DemoAccount = { email: string; role: string };

export type DemoSignIn = { accounts: readonly DemoAccount[]; password: string };
