import type { QueueRow } from '../../data/react/staff/use-staff-queue';
import { useLanguage } from '../../i18n/use-language';
import { useStaffMutationText } from './staff-mutation-text';

/** Names dishes by name, other subjects by code. */
export function useQueueText(): (row: QueueRow) => string {
  const mutationText = useStaffMutationText();
  const language = useLanguage();
  return ({ kind, code, dish }) => {
    const name = dish && (language === 'tr' && dish.nameTr ? dish.nameTr : dish.nameEn);
    return mutationText({ kind, code: name ?? code });
  };
}
