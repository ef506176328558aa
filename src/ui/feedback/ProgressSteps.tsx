import { useLingui } from '@lingui/react/macro';
import { classNames } from '../class-names';
import * as text from '../theme/text.css';

type ProgressStepsProps = { step: number; of: number; className?: string };

/** Shows the progress in words. */
export function ProgressSteps({ step, of: total, className }: ProgressStepsProps) {
  const { t } = useLingui();
  return (
    <p className={classNames(text.small, text.muted, className)}>{t`Step ${step} of ${total}`}</p>
  );
}
