import { useLingui } from '@lingui/react/macro';
import { useOrderStatusText } from '../../../i18n/label-text';
import type { TimelineRow } from './timeline';

export function useStepText(): (row: Pick<TimelineRow, 'step' | 'phase'>) => string {
  const { t } = useLingui();
  const statusText = useOrderStatusText();
  return ({ step, phase }) => {
    switch (step) {
      case 'saved':
        return phase === 'not' ? t`Not saved on this phone` : t`Saved on this phone`;
      case 'reached':
        return statusText('pending');
      case 'shown':
        return t`Shown on the bar's tablet`;
      case 'accepted':
        return statusText('confirmed');
      default:
        return statusText(step);
    }
  };
}
