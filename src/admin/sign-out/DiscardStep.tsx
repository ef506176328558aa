import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { TextInput } from '../../ui/form/inputs/TextInput';
import * as styles from './SignOutDialog.css';

type DiscardStepProps = { isBusy: boolean; onDiscard: () => void; onBack: () => void };

/** Asks a person to type a word before discarding, against mistaps. */
export function DiscardStep({ isBusy, onDiscard, onBack }: DiscardStepProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const word = t`discard`;
  const isTyped = typed.trim().toLocaleLowerCase(language) === word.toLocaleLowerCase(language);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWrong(!isTyped);
    if (isTyped && !isBusy) onDiscard();
  }

  return (
    <form noValidate className={styles.actions} onSubmit={submit}>
      <TextInput
        label={<Trans>Type “{word}” to delete them for good</Trans>}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        {...(isWrong && !isTyped && { error: t`Type the word as it is shown.` })}
      />
      <Button type="submit" tone="danger" size="cta" block busy={isBusy} unavailable={!isTyped}>
        <Trans>Discard them and sign out</Trans>
      </Button>
      <Button tone="outline" size="cta" block onClick={onBack}>
        <Trans>Keep them</Trans>
      </Button>
    </form>
  );
}
