import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { type Setting, settingOf } from '#domain/settings/settings';
import { useErrorText } from '../../i18n/error-text';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { useTextDraft } from '../records/use-text-draft';
import { ErrorBox } from '../shared/Read';
import { StrandedNotice } from './opening/StrandedNotice';
import { SettingConflict } from './SettingConflict';
import { SettingHistory } from './SettingHistory';
import { SettingInput } from './SettingInput';
import * as styles from './Settings.css';
import { typedOf, valueTyped } from './setting-text';
import { useSettingErrorText } from './setting-words';
import { useSettingChange } from './use-setting-change';

type SettingCardProps = { setting: Setting; onChanged: () => void };

/** Shows one setting with its value, its last change and its history. */
export function SettingCard({ setting: read, onChanged }: SettingCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const announce = useAnnounce();
  const errorText = useSettingErrorText();
  const [saved, setSaved] = useState(read);
  const [wish, setWish] = useState<unknown>();
  // The card shows the saved value until the list has it.
  const setting = saved.v > read.v ? saved : read;
  const { key, value } = setting;
  const { kind, label, initial } = settingOf(key);
  const draft = useTextDraft({ kind: 'setting', what: key, start: typedOf(kind, value) });
  const { save, theirs, calm, ...outcome } = useSettingChange(key);
  // The change names the version that was on screen when the typing began.
  const seen = useRef<number | null>(null);
  const isSwitch = kind === 'switch';
  const name = label[language];

  async function put(next: unknown) {
    const isSame = isSwitch ? next === value : typedOf(kind, next) === typedOf(kind, value);
    if (isSame && !theirs) return discard();
    setWish(next);
    const done = await save(next, (isSwitch ? null : seen.current) ?? setting.v);
    if (!done) return;
    setSaved(done);
    seen.current = null;
    draft.forget();
    announce(t`${name}: saved`);
    onChanged();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void put(valueTyped(kind, draft.text));
  }

  function type(text: string) {
    if (!draft.isChanged) seen.current = setting.v;
    draft.keep(text);
  }

  function discard() {
    seen.current = null;
    draft.forget();
    calm();
  }

  function keepTheirs() {
    discard();
    onChanged();
  }

  return (
    <form noValidate className={styles.card} onSubmit={submit}>
      <SettingInput
        setting={setting}
        typed={draft.text}
        isOn={(outcome.isBusy ? wish : value) === true}
        isLocked={outcome.isOffline}
        error={outcome.error === null ? null : errorText(outcome.error)}
        onType={type}
        onFlip={(next) => void put(next)}
      />
      <StrandedNotice settingKey={key} wanted={isSwitch ? value : valueTyped(kind, draft.text)} />
      {theirs && (
        <SettingConflict
          theirs={theirs}
          onMine={() => void put(isSwitch ? wish : valueTyped(kind, draft.text))}
          onTheirs={keepTheirs}
        />
      )}
      {outcome.failure && <Failure code={outcome.failure} />}
      {!isSwitch && draft.isChanged && !theirs && (
        <div className={styles.actions}>
          <Button type="submit" busy={outcome.isBusy} unavailable={outcome.isOffline}>
            <Trans>Save</Trans>
          </Button>
          <Button tone="outline" onClick={discard}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      )}
      <SettingHistory
        setting={setting}
        isDefault={JSON.stringify(value) === JSON.stringify(initial)}
      />
    </form>
  );
}

function Failure({ code }: { code: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const own: Readonly<Record<string, string>> = {
    unanswered: t`No response from the server. Check the connection and try again.`,
    invalid_input: t`Please check what you entered.`,
  };
  return <ErrorBox>{own[code] ?? errorText(code)}</ErrorBox>;
}
