import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Delete } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatTime } from '#domain/venue';
import type { Unlocked } from '../../data/commands/unlock-tablet';
import { useBarTime } from '../../data/react/staff/use-live';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Stack } from '../../ui/layout/Flow';
import * as styles from './LockScreen.css';

/** Says why a PIN opened nothing. */
type PinRefusal = Exclude<Unlocked, { is: 'right' }> | { is: 'not_allowed' };

type PinPadProps = {
  /** Stands on the key that sends the PIN. */
  action: string;
  /** Resolves to null once the PIN was right. */
  onPin: (pin: string) => Promise<PinRefusal | null>;
  onPassword?: () => void;
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const LENGTHS = { min: 4, max: 6 };

/** Takes a PIN by its own keys, and forgets it once it is sent. */
export function PinPad({ action, onPin, onPassword }: PinPadProps) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [verdict, setVerdict] = useState<PinRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function type(next: string) {
    setPin(next.replace(/\D/g, '').slice(0, LENGTHS.max));
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || pin.length < LENGTHS.min) return;
    setBusy(true);
    setFailed(false);
    const refusal = await onPin(pin).catch((error: unknown) => {
      console.error(error);
      setFailed(true);
      return null;
    });
    setBusy(false);
    setVerdict(refusal);
    setPin('');
    field.current?.focus();
  }

  return (
    <Stack as="form" gap={12} onSubmit={send}>
      <TextInput
        ref={field}
        label={t`Enter staff PIN`}
        type="password"
        inputMode="none"
        maxLength={LENGTHS.max}
        value={pin}
        onChange={type}
        className={styles.pin}
      />
      <div role="alert" className={styles.verdict}>
        {verdict && <Verdict verdict={verdict} />}
        {hasFailed && t`The PIN could not be checked. Try again.`}
      </div>
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <Key key={digit} onPress={() => type(pin + digit)}>
            {digit}
          </Key>
        ))}
        <IconButton
          label={t`Delete the last digit`}
          icon={<Delete />}
          className={styles.key}
          onClick={() => type(pin.slice(0, -1))}
        />
        <Key onPress={() => type(`${pin}0`)}>0</Key>
        <Button type="submit" busy={isBusy} className={styles.key}>
          {action}
        </Button>
      </div>
      {onPassword && (verdict?.is === 'session_over' || verdict?.is === 'password_first') && (
        <Button tone="outline" size="cta" block onClick={onPassword}>
          <Trans>Sign in with a password</Trans>
        </Button>
      )}
    </Stack>
  );
}

function Key({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button tone="outline" className={styles.key} onClick={onPress}>
      {children}
    </Button>
  );
}

function Verdict({ verdict }: { verdict: PinRefusal }) {
  const barTime = useBarTime();
  switch (verdict.is) {
    case 'wrong':
      return (
        <>
          <Trans>Wrong PIN.</Trans>{' '}
          {verdict.left > 0 && (
            <Plural value={verdict.left} one="# try left." other="# tries left." />
          )}
        </>
      );
    case 'locked': {
      const time = formatTime(barTime(verdict.until));
      return <Trans>Too many wrong PINs. Try again at {time}.</Trans>;
    }
    case 'unknown_here':
      return <Trans>The first time on this tablet needs a connection.</Trans>;
    case 'password_first':
      return <Trans>The first time on this tablet needs your password.</Trans>;
    case 'not_allowed':
      return <Trans>This person's role can't approve it.</Trans>;
    case 'session_over':
      return <Trans>This tablet was signed out. Sign in with your password.</Trans>;
  }
}
