import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '#domain/error-codes';
import { recordOf, textField } from '../../data/json';
import { useErrorText } from '../../i18n/error-text';
import { refused } from './fact-rows.css';
import { codeOf, type SendFailure } from './sending';

type SendFailedProps = {
  failure: SendFailure | null;
  /** Maps the error codes that this form words in its own way. */
  words?: Readonly<Record<string, string>>;
};

/** Shows why a change was not saved. */
export function SendFailed({ failure, words }: SendFailedProps) {
  const failureText = useFailureText(words);
  if (failure === null) return null;
  return (
    <p role="alert" className={refused}>
      {failureText(failure)}
    </p>
  );
}

/** Returns the text of a failure: the form's own words before the general ones. Some refusals name a word. */
export function useFailureText(words: Readonly<Record<string, string>> = {}) {
  const { t } = useLingui();
  const errorText = useStaffErrorText();
  return (failure: SendFailure): string =>
    words[codeOf(failure)] ??
    (failure === 'no_response'
      ? t`No response from the server. Check the connection and try again.`
      : errorText(failure.code, textField(recordOf(failure.body), 'word')));
}

/** Only staff need these error texts, so guests do not load them. */
const STAFF_ERRORS: Partial<Record<ErrorCode, MessageDescriptor>> = {
  'staff.email_taken': msg`Another account has this address.`,
  'staff.own_account': msg`You can't change your own role or close your own account.`,
  'staff.last_owner': msg`This is the last owner. Make somebody else an owner first.`,
  'invitation.invalid': msg`This link was used or is too old. Ask for a new one.`,
  'staff.inactive': msg`This account is closed. Open it first.`,
  'member.merge_itself': msg`Choose another membership to merge.`,
  'member.merge_unproved': msg`Keep the membership whose address is confirmed, and merge the other one into it.`,
  'member.merge_gone': msg`One of these memberships was merged or deleted in the meantime.`,
  'campaign.not_draft': msg`Only a draft can be changed or sent.`,
  'campaign.not_running': msg`This campaign isn't running.`,
  'campaign.untested': msg`Send a test mail of this version first.`,
  'campaign.nobody': msg`No member fits these filters.`,
  'campaign.no_site_address': msg`The public address of the site isn't set, so mails would have no unsubscribe link.`,
  'campaign.time_past': msg`This time is in the past.`,
  'campaign.forbidden_word': msg`The texts name alcohol or tobacco. The law forbids advertising them.`,
  'campaign.picture_forbidden': msg`Choose a dish without alcohol or tobacco for the picture.`,
  'announcement.ends_before_start': msg`The end is before the start.`,
  'announcement.weekdays_required': msg`Choose the weekdays of the happy hour.`,
  'announcement.times_required': msg`Enter the times of the happy hour.`,
  'announcement.forbidden_word': msg`The texts name alcohol or tobacco. The law forbids advertising them.`,
  'supplier.has_items': msg`Stock items name this supplier. Give them another one first.`,
  'supplier.unknown': msg`This supplier was deleted. Choose another one.`,
  'inventory.counted': msg`Somebody else has counted some of these items in the meantime.`,
  'inventory.item_gone': msg`One of these items was deleted in the meantime.`,
  'inventory.unit_fixed': msg`The unit can't change once stock has moved. Add a new item instead.`,
};

/** Returns the text of a server error code; `word` is the word that the server refused. */
export function useStaffErrorText(): (code: string, word?: string | null) => string {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  return (code, word) => {
    if (code.endsWith('.forbidden_word') && word) {
      return t`The texts name “${word}”. The law forbids advertising alcohol and tobacco.`;
    }
    const own = Object.hasOwn(STAFF_ERRORS, code) ? STAFF_ERRORS[code as ErrorCode] : undefined;
    return own ? i18n._(own) : errorText(code);
  };
}
