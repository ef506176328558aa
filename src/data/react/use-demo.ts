import { useEffect, useState } from 'react';
import type { DemoAccount, DemoDoor } from '#domain/staff/demo-door';
import { pageFetch } from '../device/page-fetch';
import { isRecord, textField } from '../json';

/** What a demo house tells at its door; null elsewhere, and while nobody knows. */
export function useDemo(): DemoDoor | null {
  const [door, setDoor] = useState<DemoDoor | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void askDemo(stop.signal).then((answer) => {
      if (!stop.signal.aborted) setDoor(answer);
    });
    return () => stop.abort();
  }, []);
  return door;
}

async function askDemo(signal: AbortSignal): Promise<DemoDoor | null> {
  try {
    const answer: unknown = await (await pageFetch('/api/health', { signal })).json();
    return isRecord(answer) ? doorOf(answer.demo) : null;
  } catch {
    return null;
  }
}

function doorOf(told: unknown): DemoDoor | null {
  const password = textField(told, 'password');
  if (password === null || !isRecord(told) || !Array.isArray(told.accounts)) return null;
  return { password, accounts: told.accounts.flatMap(accountOf) };
}

function accountOf(told: unknown): DemoAccount[] {
  const [email, role] = [textField(told, 'email'), textField(told, 'role')];
  return email !== null && role !== null ? [{ email, role }] : [];
}
