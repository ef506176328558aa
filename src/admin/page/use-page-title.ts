import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from '../../data/react/core/use-store';
import { afterPaint } from '../../ui/after-paint';
import { alarmSigns } from './alarm-signs';

/** Sets the page title; the alarm overrides it. */
export function usePageTitle(title: string): void {
  const { t } = useLingui();
  const { stage, count } = useStore(alarmSigns);
  const called = stage === 'overlooked' ? t`(${count}) Unseen orders!` : t`(${count}) New orders`;
  const shown = stage === 'calm' ? title : called;
  useEffect(() => {
    // Setting the title takes milliseconds, so the call waits until after the tap's render.
    void afterPaint().then(() => {
      document.title = shown;
    });
  }, [shown]);
}
