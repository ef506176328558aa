import { useCallback, useEffect, useRef, useState } from 'react';
import type { Club, KnownMember } from '../club/club-store';
import { clubStore, knownMember, readClub, refreshClub } from '../club/club-store';
import { useStore, useStoredValue } from './use-stores';

export function useClub(): Club & { kept: KnownMember | null } {
  const club = useStore(clubStore);
  const kept = useStoredValue(knownMember);
  useEffect(() => {
    void refreshClub();
  }, []);
  return { ...club, kept };
}

export type Reading<T> = { value: T | null; hasFailed: boolean; again: () => void };

export function useClubReading<T>(path: string, language?: 'en' | 'tr'): Reading<T> {
  const [value, setValue] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const last = useRef(0);
  const read = useCallback(() => {
    last.current += 1;
    const nth = last.current;
    setFailed(false);
    readClub<T>(path, language ? { language } : {})
      .then((response) => {
        if (nth === last.current) setValue(response);
      })
      .catch(() => {
        if (nth === last.current) setFailed(true);
      });
    return () => {
      last.current += 1;
    };
  }, [path, language]);
  useEffect(read, [read]);
  return { value, hasFailed, again: read };
}
