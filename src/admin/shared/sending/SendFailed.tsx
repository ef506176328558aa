import { useLingui } from '@lingui/react/macro';
import { recordOf, textField } from '../../../data/json';
import { refused } from '../fact-rows.css';
import { useStaffErrorText } from '../failures/use-staff-error-text';
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
