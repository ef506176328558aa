import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Lock, TriangleAlert, Users, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import type { FormValue } from '#domain/resource/kinds';
import { KINDS } from '#domain/resource/kinds';
import { isSame } from '#domain/resource/merge';
import type { Setting, SettingChange, SettingKey } from '#domain/settings/settings';
import { SETTINGS, settingOf } from '#domain/settings/settings';
import { ApiError } from '../../data/api-client';
import { changeSetting } from '../../data/commands/settings';
import { useCommand, useOpening } from '../../data/react/use-app';
import { useStaffFigures, useStaffReading } from '../../data/react/use-staff';
import { useNet } from '../../data/react/use-stores';
import { useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { useAnnounce } from '../../ui/feedback/states';
import { CheckboxInput } from '../../ui/form/inputs/inputs';
import { Heading, Hint, Row, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { barSound } from '../alarm/bar-sound';
import { BookingLink } from '../bookings/BookingBadges';
import { useStrandedBookings } from '../bookings/use-booking-history';
import { FieldInput } from '../fields/FieldInput';
import { VenuePictureInput } from '../pictures/PictureInput';
import { MaskedPhone } from '../shared/MaskedPhone';
import { TheirsOrMine, useFailureText } from '../shared/Panel';
import { ErrorBox, Loading, ReadingFailed, useMay, useTimeText } from '../shared/Read';
import type { SendFailure } from '../shared/sending';
import { askToSignIn, conflictOf, Form, useKeptDraft, useSending } from '../shared/sending';
import * as styles from './Settings.css';
import { useChangeText, useSettingErrorText, useValueText } from './setting-words';

/** These settings decide when the venue is open or takes bookings. */
const PARTS: Partial<Record<SettingKey, 'week' | 'closures' | 'closedDays'>> = {
  'opening.hours': 'week',
  'opening.closures': 'closures',
  'bookings.closedDays': 'closedDays',
};

/** Names the bookings that stand although the value on screen closes the venue at their time. */
function Stranded({ settingKey, wanted }: { settingKey: SettingKey; wanted: unknown }) {
  const found = useStrandedBookings(useWantedTimes(settingKey, wanted));
  if (found.length === 0) return null;
  return (
    <Banner tone="honey" shape="box" icon={<TriangleAlert size={20} />}>
      <p>
        <Plural
          value={found.length}
          one="# booking stands while you are closed. Call the guest."
          other="# bookings stand while you are closed. Call the guests."
        />
      </p>
      <Stack as="ul" gap={8} className={text.body}>
        {found.map((row) => (
          <li key={row.id}>
            <BookingLink row={row} />
            {' · '}
            <Plural value={row.partySize} one="# person" other="# people" />
            {row.guestPhone && <MaskedPhone phone={row.guestPhone} name={row.guestName} />}
          </li>
        ))}
      </Stack>
    </Banner>
  );
}

function useWantedTimes(settingKey: SettingKey, wanted: unknown) {
  const opening = useOpening();
  const part = PARTS[settingKey];
  const text = JSON.stringify(wanted);
  return useMemo(() => {
    const parsed = v.safeParse(settingOf(settingKey).schema, JSON.parse(text ?? 'null'));
    if (!parsed.success || part === undefined) return {};
    if (v.is(v.array(v.string()), parsed.output)) return { closedDays: parsed.output };
    return { opening: { ...opening, [part]: parsed.output } };
  }, [settingKey, part, text, opening]);
}

type SettingCardProps = { setting: Setting; onChanged: () => void };

export function SettingCard({ setting: read, onChanged }: SettingCardProps) {
  const { t } = useLingui();
  const errorText = useSettingErrorText();
  const { setting, field, form, ...edit } = useSettingForm(read, onChanged);
  const { isBusy, isOffline, theirs, failure } = edit;
  const { key } = setting;
  const failureText = useFailureText({ invalid_input: t`Please check what you entered.` });
  const value = useValueText(key)(theirs?.value);
  const name = theirs?.changedBy ?? t`Somebody else`;
  const timeText = useTimeText();
  const time = theirs?.changedAt ? timeText(theirs.changedAt) : '';
  const isFlag = field.kind === 'flag';
  const Input = field.group === 'pictures' ? VenuePictureInput : FieldInput;

  function takeTheirs() {
    edit.discard();
    onChanged();
  }

  return (
    <Form className={styles.card} onSubmit={() => edit.put(form)}>
      <Input
        name={key}
        field={field}
        // A switch that could not be saved stands as it is saved.
        value={isFlag && !isBusy ? edit.start : form}
        error={edit.error && errorText(edit.error)}
        // Switches save at once, so they need a connection.
        isLocked={isOffline}
        isShort
        end={key === 'bar.alarmVolume' && <VolumeTrial entered={form} />}
        onChange={(next) => (isFlag ? void edit.put(next) : edit.type(next))}
      />
      {PARTS[key] && <Stranded settingKey={key} wanted={KINDS[field.kind].fromForm(form, field)} />}
      {theirs && (
        <Banner
          tone="honey"
          shape="box"
          role="alert"
          icon={<Users size={20} />}
          action={<TheirsOrMine onTheirs={takeTheirs} onMine={() => void edit.put(form)} />}
        >
          {t`${name} set this first, ${time}: ${value}`}
        </Banner>
      )}
      {failure && !theirs && <ErrorBox>{failureText(failure)}</ErrorBox>}
      {!isFlag && edit.isChanged && !theirs && (
        <Row align="stretch">
          <Button type="submit" busy={isBusy} unavailable={isOffline}>{t`Save`}</Button>
          <Button tone="outline" onClick={edit.discard}>{t`Discard`}</Button>
        </Row>
      )}
      <History setting={setting} />
    </Form>
  );
}

/** The change of one setting: what is typed stays on the tablet, and a colleague's change is never overwritten. */
function useSettingForm(read: Setting, onChanged: () => void) {
  const { t } = useLingui();
  const language = useLanguage();
  const announce = useAnnounce();
  const change = useCommand(changeSetting);
  const [saved, setSaved] = useState(read);
  // The card shows the saved value until the list has it.
  const setting = saved.v > read.v ? saved : read;
  const { key, value } = setting;
  const field = settingOf(key);
  const { isForm, toForm, fromForm } = KINDS[field.kind];
  const { draft, keep, show, forget } = useKeptDraft('setting', key, v.custom<FormValue>(isForm));
  const { check, send, calm, errors, ...sending } = useSending();
  // The change names the version that was on screen when the typing began.
  const seen = useRef<number | null>(null);
  const start = toForm(value);
  const form = draft ?? start;
  const isChanged = !isSame(form, start);
  const theirs = conflictOf<Setting>(sending.failure)?.current;
  const name = field.label[language];

  function discard() {
    seen.current = null;
    forget();
    calm();
  }

  async function put(next: FormValue) {
    if (sending.isBusy || sending.isOffline) return;
    const wanted = fromForm(next, field);
    if (isSame(toForm(wanted), start) && !theirs) return discard();
    if (field.kind === 'flag') show(next);
    const checked = check(v.object({ value: field.schema }), { value: wanted });
    if (!checked) return;
    const wish = { key, ...checked, v: theirs?.v ?? seen.current ?? setting.v };
    const done = await send(wish, () => change(wish));
    if (!done) return;
    setSaved(done.result);
    seen.current = null;
    forget();
    announce(t`${name}: saved`);
    onChanged();
  }

  function type(next: FormValue) {
    if (!isChanged) seen.current = setting.v;
    keep(next);
  }

  return {
    ...sending,
    setting,
    field,
    form,
    start,
    isChanged,
    theirs,
    error: errors.value,
    put,
    type,
    discard,
  };
}

/** Plays the alarm at the typed volume, before the volume is saved. */
function VolumeTrial({ entered }: { entered: FormValue }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { schema } = SETTINGS['bar.alarmVolume'];
  const volume = v.safeParse(schema, KINDS.decimal.fromForm(entered, settingOf('bar.alarmVolume')));

  function play() {
    if (!volume.success) return announce(t`Enter a volume from 30 to 100.`);
    barSound.tryVolume(volume.output).catch(() => announce(t`This browser plays no sound.`));
  }

  return (
    <Button
      tone="outline"
      className={styles.trial}
      icon={<Volume2 size={20} />}
      unavailable={!volume.success}
      onClick={play}
    >
      <Trans>Play</Trans>
    </Button>
  );
}

export function ReadOnlySetting({ setting }: { setting: Setting }) {
  const language = useLanguage();
  const valueText = useValueText(setting.key);
  const nameId = useId();
  const { label, hint } = settingOf(setting.key);
  return (
    <section aria-labelledby={nameId} className={styles.card}>
      <Stack gap={4}>
        <Heading size="body" weight={600} id={nameId}>
          {label[language]}
        </Heading>
        {hint && <Hint>{hint[language]}</Hint>}
        <p className={styles.value}>{valueText(setting.value)}</p>
        <Row as="p" gap={4} wrap={false} className={classNames(text.small, text.muted)}>
          <Lock size={16} />
          <Trans>Only the owner changes this.</Trans>
        </Row>
      </Stack>
      <History setting={setting} />
    </section>
  );
}

function History({ setting }: { setting: Setting }) {
  const { t } = useLingui();
  const timeText = useTimeText();
  const [isOpen, setOpen] = useState(false);
  const { key, value, changedBy, changedAt } = setting;
  const isDefault = isSame(value, settingOf(key).initial);
  if (changedAt === null) return isDefault ? null : <Hint>{t`Set before the history began`}</Hint>;
  return (
    <Row justify="between">
      <Hint>
        {changedBy ?? t`Somebody`} · {timeText(changedAt)}
      </Hint>
      <Button tone="quiet" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Trans>History</Trans>
      </Button>
      {isOpen && <Changes setting={setting} />}
    </Row>
  );
}

function Changes({ setting: { key, v } }: { setting: Setting }) {
  const { t } = useLingui();
  const timeText = useTimeText();
  const text = useChangeText(key);
  const path = `/api/admin/settings/${key}/history`;
  const { state, value, again } = useStaffReading<{ changes: SettingChange[] }>(path, v);
  if (state === 'failed') return <ReadingFailed isAsking={false} onRetry={again} />;
  if (!value) return <Loading shape="text" />;
  return (
    <ol className={styles.changes}>
      {value.changes.map(({ by, at, before, after }) => (
        <li key={at}>
          {timeText(at)} · {by ?? t`Somebody`}: {text(before, after)}
        </li>
      ))}
    </ol>
  );
}

type OwnerSettingProps = { name: SettingKey; label: ReactNode; hint: ReactNode };

/** Shows an owner's setting on the page that it affects; other roles do not see it. */
export function OwnerSetting(props: OwnerSettingProps) {
  return useMay('settings.change') ? <Switch {...props} /> : null;
}

function Switch({ name, label, hint }: OwnerSettingProps) {
  const { t } = useLingui();
  const { value, again } = useStaffFigures<{ settings: Setting[] }>('/api/admin/settings');
  const change = useCommand(changeSetting);
  const isOffline = useNet().state === 'offline';
  const [wanted, setWanted] = useState<{ isOn: boolean; version: number }>();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const stored = value?.settings.find(({ key }) => key === name);
  if (!stored) return null;
  const version = stored.v;

  async function choose(isOn: boolean) {
    if (isOffline) return;
    setWanted({ isOn, version });
    setFailure(null);
    try {
      await change({ key: name, value: isOn });
      again();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askToSignIn();
      setWanted(undefined);
      setFailure(error instanceof ApiError ? error : 'no_response');
    }
  }

  return (
    <CheckboxInput
      label={label}
      hint={isOffline ? t`Offline: you can read, not change.` : hint}
      {...(failure && { error: failureText(failure) })}
      // The choice shows until the setting is read again.
      checked={wanted?.version === version ? wanted.isOn : stored.value === true}
      aria-disabled={isOffline}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
