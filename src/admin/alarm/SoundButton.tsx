import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { WordsFrom } from '../../ui/controls/controls';
import { Button } from '../../ui/controls/controls';
import { VisuallyHidden } from '../../ui/layout/Flow';
import { hiddenBelowXl } from '../../ui/layout/VisuallyHidden.css';
import type { SoundState } from './bar-sound';
import { barSound } from './bar-sound';

const ICON: Record<SoundState, LucideIcon> = { on: BellRing, off: BellOff, blocked: Bell };

export function useSoundState(): SoundState {
  return useSyncExternalStore(barSound.subscribe, barSound.state, () => 'off');
}

export function SoundButton({ wordsFrom }: { wordsFrom?: WordsFrom }) {
  const state = useSoundState();
  const { t } = useLingui();
  const Icon = ICON[state];
  return (
    <Button
      tone={state === 'blocked' ? 'tonal' : 'outline'}
      size="compact"
      icon={<Icon size={20} />}
      // The icon suffices: the rail says in words that sound is blocked.
      wordsFrom={wordsFrom}
      onClick={() => barSound.turn(state !== 'on')}
    >
      {state === 'blocked' ? (
        <Trans>
          Sound is blocked. <span className={hiddenBelowXl}>Tap to turn on.</span>
        </Trans>
      ) : (
        <>
          {state === 'on' ? t`Sound on` : t`Sound off`}
          <VisuallyHidden>{state === 'on' ? t`: turn it off` : t`: turn it on`}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
