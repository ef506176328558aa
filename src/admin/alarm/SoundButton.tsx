import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, BellOff, BellRing, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { hiddenOnPhone } from '../../ui/layout/VisuallyHidden.css';
import type { OrderSound, SoundState } from './order-sound';

const ICON: Record<SoundState, LucideIcon> = { on: BellRing, off: BellOff, blocked: Bell };

/** Says whether new orders can be heard, and turns the bell on and off. */
export function SoundButton({ sound }: { sound: OrderSound }) {
  const { t } = useLingui();
  const state = useSyncExternalStore(sound.subscribe, sound.state, (): SoundState => 'off');
  const Icon = ICON[state];
  const words: Record<SoundState, string> = {
    on: t`Sound on`,
    off: t`Sound off`,
    blocked: t`Sound is blocked. Tap to turn on.`,
  };
  return (
    <Button
      tone={state === 'blocked' ? 'tonal' : 'outline'}
      size="compact"
      icon={<Icon aria-hidden="true" size={20} />}
      onClick={() => sound.turn(state !== 'on')}
    >
      {/* The picture says on or off where there is little room; that nothing can be heard is always said in words. */}
      <span className={state === 'blocked' ? undefined : hiddenOnPhone}>{words[state]}</span>
      {state !== 'blocked' && (
        <VisuallyHidden>
          {state === 'on' ? <Trans>: turn it off</Trans> : <Trans>: turn it on</Trans>}
        </VisuallyHidden>
      )}
    </Button>
  );
}
