import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from '../../data/react/use-store';
import { createStore } from '../../data/store';
import { afterPaint } from '../../ui/after-paint';

/** Sets the page title; the alarm overrides it. */
export function usePageTitle(title: string): void {
  const { t } = useLingui();
  const { stage, orders, calls } = useStore(alarmSigns);
  const called =
    stage === 'overlooked' ? t`(${orders}) Unopened orders!` : t`(${orders}) New orders`;
  const shown =
    [stage !== 'calm' && called, calls > 0 && t`(${calls}) Table calls`]
      .filter((words) => words !== false)
      .join(' · ') || title;
  useEffect(() => {
    // Setting the title takes milliseconds, so the call waits until after the tap's render.
    void afterPaint().then(() => {
      document.title = shown;
    });
  }, [shown]);
}

/** Tells other pages the alarm's state. */
export const alarmSigns = createStore<{
  stage: 'calm' | 'new' | 'overlooked';
  orders: number;
  calls: number;
}>({ stage: 'calm', orders: 0, calls: 0 });

/** Names the order to show on the board; the board clears the name after showing. */
export const orderToShow = createStore<string | null>(null);
