import { Trans } from '@lingui/react/macro';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Text } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import type { TimelineRow } from './timeline';

type StepWhenProps = { row: TimelineRow; isNext: boolean };

/** Shows time and person, "not yet" or "unknown". */
export function StepWhen({ row, isNext }: StepWhenProps) {
  const { phase, at, by } = row;
  if (phase === 'ahead') {
    // The empty mark suffices visually, except on the next step.
    const words = <Trans>Not yet</Trans>;
    return isNext ? (
      <Text as="span" size="small" tone="muted" weight={400}>
        {words}
      </Text>
    ) : (
      <VisuallyHidden> {words}</VisuallyHidden>
    );
  }
  if (phase === 'unknown') return <NotKnown row={row} />;
  return at === null ? null : <At at={at} by={by} />;
}

function At({ at, by }: { at: number; by: string | null }) {
  const time = formatTime(at, useLanguage());
  return (
    <Text as="span" size="small" tone="muted" weight={400}>
      {by ? `${time} · ${by}` : time}
    </Text>
  );
}

function NotKnown({ row: { step, at } }: { row: TimelineRow }) {
  const language = useLanguage();
  const time = at === null ? null : formatTime(at, language);
  return (
    <Text as="span" size="small" tone="muted" weight={400}>
      {wordsFor(step, time)}
    </Text>
  );
}

function wordsFor(step: TimelineRow['step'], time: string | null) {
  if (time === null) return <Trans>Not known</Trans>;
  if (step === 'reached') return <Trans>Tried at {time}, no answer yet</Trans>;
  return <Trans>Not known right now. At {time}: not yet</Trans>;
}
