import type { AcsForm } from './mpi';

type KeptForm = AcsForm & { expiresAt: number };

/** The forms that lead to card issuers: in memory alone, for as long as their payment waits. */
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
    /** The issuer has answered: the form is of no more use. */
    drop: (paymentId: string): boolean => forms.delete(paymentId),
  };
}
