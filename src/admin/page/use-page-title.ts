import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from '../../data/react/core/use-store';
import { afterPaint } from '../../ui/after-paint';
import { alarmSigns } from './alarm-signs';

/** Names the staff page that is open; while orders call, they are what the tab is about. */
export function usePageTitle(title: string): void {
  const { t } = useLingui();
  const { stage, count } = useStore(alarmSigns);
  const called = stage === 'overlooked' ? t`(${count}) Unseen orders!` : t`(${count}) New orders`;
  const shown = stage === 'calm' ? title : called;
  useEffect(() => {
    // The browser takes milliseconds for it: what was tapped comes first.
    void afterPaint().then(() => {
      document.title = shown;
    });
  }, [shown]);
}
