import { CONSENT_TEXT_VERSION, type ConsentInput } from '#domain/club/sign-in-member';
import type { ConsentsRepository } from '../../repositories/consents.repository';
import type { PrivacyRequests } from '../../services/files/data-folder';

export type ChangeConsentDeps = {
  consents: ConsentsRepository;
  privacyRequests: Pick<PrivacyRequests, 'keep'>;
  now: () => number;
  newId: () => string;
};

export type ChangeConsentRequest = {
  memberId: string;
  input: ConsentInput;
  language: 'en' | 'tr';
};

/** Records a given or withdrawn consent; an unchanged one writes nothing. */
export async function changeConsent(
  { consents, privacyRequests, now, newId }: ChangeConsentDeps,
  { memberId, input, language }: ChangeConsentRequest,
) {
  const before = await consents.current(memberId);
  const { channel, isGranted } = input;
  if (before[channel] === isGranted) return before;
  const textVersion = CONSENT_TEXT_VERSION;
  const at = now();
  if (!isGranted) privacyRequests.keep({ memberId, at, withdrawn: channel });
  await consents.add({
    id: newId(),
    memberId,
    channel,
    isGranted,
    textVersion,
    language,
    at,
  });
  return { ...before, [channel]: isGranted };
}
