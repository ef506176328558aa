import type { AcsForm } from './mpi';

type KeptForm = AcsForm & { expiresAt: number };

/** The forms for card issuers stay in memory while their payment waits. */
export type AcsForms = ReturnType<typeof createAcsForms>;

export function createAcsForms(now: () => number) {
  const forms = new Map<string, KeptForm>();
  return {
    keep(paymentId: string, form: KeptForm): void {
      for (const [id, { expiresAt }] of forms) if (expiresAt <= now()) forms.delete(id);
      forms.set(paymentId, form);
    },
    find(paymentId: string): KeptForm | null {
      const form = forms.get(paymentId);
      return form && form.expiresAt > now() ? form : null;
    },
    drop: (paymentId: string): boolean => forms.delete(paymentId),
  };
}
