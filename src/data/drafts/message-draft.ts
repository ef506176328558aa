import { textDraft } from './text-draft';

/** A message that is being written; `openedAt`: when its first word was (ms), empty: it was not. */
export const messageDraft = textDraft('contact-draft', {
  name: '',
  email: '',
  subject: '',
  message: '',
  openedAt: '',
});
