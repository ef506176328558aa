import { textDraft } from './text-draft';

/** `openedAt`: when typing started (ms); empty: not yet. */
export const messageDraft = textDraft('contact-draft', {
  name: '',
  email: '',
  subject: '',
  message: '',
  openedAt: '',
});
