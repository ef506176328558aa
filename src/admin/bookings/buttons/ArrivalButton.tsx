import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { isEarly } from '#domain/bookings/slots';
import { formatDateTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useClockValue } from '../../page/board-clock';

type ArrivalButtonProps = Pick<
  ComponentProps<typeof Button>,
  'tone' | 'size' | 'block' | 'icon'
> & {
  label: string;
  /** Screen readers read the guest's name. */
  name: string;
  startsAt: number;
  onArrive: (isEarly: boolean) => void;
};

/** Returns true while the slot is more than 90 minutes away, and updates over time. */
export function useIsEarly(startsAt: number): boolean {
  return useClockValue((now) => isEarly(startsAt, now), false);
}

/** Seats a party or records its first drink; more than 90 minutes early the button asks for confirmation. */
export function ArrivalButton(props: ArrivalButtonProps) {
  const { label, name, startsAt, onArrive, tone = 'outline', ...look } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const early = useIsEarly(startsAt);
  const [isAsking, setAsking] = useState(false);
  const time = formatDateTime(startsAt, language);
  return (
    <>
      <Button
        {...look}
        tone={early ? 'outline' : tone}
        {...(early && { 'aria-haspopup': 'dialog' as const })}
        onClick={() => (early ? setAsking(true) : onArrive(false))}
      >
        {label}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="solid"
        title={t`${name} is booked for ${time}`}
        confirmLabel={label}
        cancelLabel={t`Not yet`}
        onConfirm={() => {
          setAsking(false);
          onArrive(true);
        }}
        onCancel={() => setAsking(false)}
      >
        {t`That is more than 90 minutes away. Are they here already?`}
      </ConfirmDialog>
    </>
  );
}
