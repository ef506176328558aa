import type { QueueRow } from '../../data/react/staff/use-staff-queue';
import { useMutationText } from '../../i18n/outbox-text';
import { useLanguage } from '../../i18n/use-language';

/** Dishes by name, other subjects by code. */
export function useQueueText(): (row: QueueRow) => string {
  const mutationText = useMutationText();
  const language = useLanguage();
  return ({ kind, code, dish }) => {
    const name = dish && (language === 'tr' && dish.nameTr ? dish.nameTr : dish.nameEn);
    return mutationText({ kind, code: name ?? code });
  };
}
