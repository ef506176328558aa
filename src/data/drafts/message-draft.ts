import { textDraft } from './text-draft';

/** `openedAt` is when typing started (ms); an empty text means not yet. */
export const messageDraft = textDraft('contact-draft', {
  name: '',
  email: '',
  subject: '',
  message: '',
  openedAt: '',
});
