import { useEffect, useState } from 'react';
import type { DemoAccount, DemoSignIn } from '#domain/staff/demo-accounts';
import { isRecord, textField } from '../json';
import { pageFetch } from '../network/page-fetch';

export function useDemo(): DemoSignIn | null {
  const [door, setDoor] = useState<DemoSignIn | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void askDemo(stop.signal).then((response) => {
      if (!stop.signal.aborted) setDoor(response);
    });
    return () => stop.abort();
  }, []);
  return door;
}

async function askDemo(signal: AbortSignal): Promise<DemoSignIn | null> {
  try {
    return doorOf(await (await pageFetch('/api/demo', { signal })).json());
  } catch {
    return null;
  }
}

function doorOf(told: unknown): DemoSignIn | null {
  const password = textField(told, 'password');
  if (password === null || !isRecord(told) || !Array.isArray(told.accounts)) return null;
  return { password, accounts: told.accounts.flatMap(accountOf) };
}

function accountOf(told: unknown): DemoAccount[] {
  const [email, role] = [textField(told, 'email'), textField(told, 'role')];
  return email !== null && role !== null ? [{ email, role }] : [];
}
