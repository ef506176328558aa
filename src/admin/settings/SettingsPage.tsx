import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, FileText, Plus, Send, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { may } from '#domain/roles';
import type { SettingGroup } from '#domain/settings/setting';
import { SETTING_GROUPS } from '#domain/settings/setting';
import { mayChangeSetting } from '#domain/settings/setting-roles';
import type { Setting } from '#domain/settings/settings';
import { isSettingKey, settingOf } from '#domain/settings/settings';
import type { MailFacts, MailOutcome, MailTest } from '#domain/settings/settings.operations';
import { testMail } from '#domain/settings/settings.operations';
import type { DrawerRead } from '#domain/till/drawer';
import { BAR_DRAWER } from '#domain/till/drawer';
import * as till from '#domain/till/till.operations';
import { newId } from '../../data/ids';
import { storedBox } from '../../data/preferences/board-choices';
import { useStaffFigures, useStaffReading } from '../../data/react/use-staff';
import { useStaffSession, useTabletLock } from '../../data/react/use-staff-session';
import { useNet, useStoredValue } from '../../data/react/use-stores';
import { useFieldText } from '../../i18n/field-text';
import { useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import * as chips from '../../ui/controls/Chip.css';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { SelectInput, TextInput } from '../../ui/form/inputs/inputs';
import {
  Heading,
  Hint,
  Row,
  Stack,
  scrollToElement,
  Text,
  VisuallyHidden,
} from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import * as frame from '../page/Page.css';
import { fullName, usePageTitle } from '../page/page-parts';
import { AskButton, useFailureText } from '../shared/Panel';
import { ErrorBox, NotAllowed, Read, UpdatedStamp } from '../shared/Read';
import { Form, useOperations } from '../shared/sending';
import { ReadOnlySetting, SettingCard } from './SettingCard';
import * as styles from './Settings.css';
import { GROUP_WORDS, groupId } from './setting-words';

/** Adds, names, gives away and retires drawers, and chooses the box of this device. */
function DrawersCard({ role }: { role: string }) {
  const { t } = useLingui();
  const nameId = useId();
  const list = useStaffFigures<{ drawers: DrawerRead[] }>('/api/admin/drawers');
  const [open, setOpen] = useState<DrawerRead | 'new' | null>(null);
  const mayChange = may(role, 'till.close');
  const ownerWords = (ownerName: string | undefined) =>
    ownerName === undefined ? t`Shared drawer` : t`Purse of ${ownerName}`;

  function close() {
    setOpen(null);
    list.again();
  }

  return (
    <section aria-labelledby={nameId} className={styles.card}>
      <Heading size="body" weight={600} id={nameId}>{t`Drawers`}</Heading>
      <Read of={list}>
        {({ drawers }) => (
          <Stack gap={8}>
            {drawers.map((drawer) => (
              <Row key={drawer.id} justify="between">
                <Stack gap={0}>
                  <Text size="item">{drawer.name}</Text>
                  <Hint>{ownerWords(drawer.owner?.name)}</Hint>
                </Stack>
                {mayChange && (
                  <Button tone="outline" onClick={() => setOpen(drawer)}>
                    {t`Edit`}
                    <VisuallyHidden>{`: ${drawer.name}`}</VisuallyHidden>
                  </Button>
                )}
              </Row>
            ))}
            <BoxOfDevice boxes={drawers.filter(({ owner }) => !owner)} />
          </Stack>
        )}
      </Read>
      <Hint>{t`Cash goes to the purse of the person who takes it, or else to the shared drawer of the device.`}</Hint>
      {mayChange && (
        <Button tone="outline" icon={<Plus size={20} />} onClick={() => setOpen('new')}>
          {t`Add a drawer`}
        </Button>
      )}
      {open && <DrawerDialog drawer={open === 'new' ? null : open} onClose={close} />}
    </section>
  );
}

function BoxOfDevice({ boxes }: { boxes: readonly DrawerRead[] }) {
  const { t } = useLingui();
  const box = useStoredValue(storedBox);
  if (boxes.length < 2) return null;
  return (
    <SelectInput
      label={t`Cash on this device goes to`}
      value={boxes.find(({ id }) => id === box)?.id ?? BAR_DRAWER}
      options={boxes.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => storedBox.set(id === BAR_DRAWER ? null : id)}
    />
  );
}

const NOBODY = '';

function DrawerDialog({ drawer, onClose }: { drawer: DrawerRead | null; onClose: () => void }) {
  const { t } = useLingui();
  const failureText = useFailureText({
    'drawer.has_purse': t`This person has a purse already.`,
  });
  const fieldText = useFieldText();
  const { people } = useTabletLock();
  const { runChecked, isBusy, isOffline, failure, errors } = useOperations();
  const [name, setName] = useState(drawer?.name ?? '');
  const [owner, setOwner] = useState(drawer?.owner?.id ?? NOBODY);
  const isBar = drawer?.id === BAR_DRAWER;
  const drawerName = drawer?.name ?? '';
  const known = people.map((person) => ({ value: person.id, label: fullName(person) }));
  const isKnown = owner === NOBODY || known.some(({ value }) => value === owner);
  const other = isKnown ? [] : [{ value: owner, label: drawer?.owner?.name ?? '' }];
  const options = [{ value: NOBODY, label: t`Nobody: shared drawer` }, ...known, ...other];

  async function save(isActive = true) {
    const input = { name, owner: owner === NOBODY ? null : owner };
    const sent = drawer
      ? await runChecked(till.changeDrawer, {
          id: drawer.id,
          input: { ...input, isActive, v: drawer.v },
        })
      : await runChecked(till.addDrawer, { input });
    if (sent) onClose();
  }

  return (
    <Dialog title={drawer ? drawer.name : t`Add a drawer`} onClose={onClose}>
      <Form onSubmit={() => save()}>
        <Stack gap={12}>
          <TextInput
            label={t`Name`}
            value={name}
            onChange={setName}
            {...(errors.name && { error: fieldText(errors.name) })}
          />
          {!isBar && (
            <SelectInput
              label={t`Belongs to`}
              value={owner}
              options={options}
              onChange={setOwner}
            />
          )}
          {failure && <ErrorBox>{failureText(failure)}</ErrorBox>}
          {isOffline && <Hint role="status">{t`This needs a connection.`}</Hint>}
          <Button type="submit" size="cta" block busy={isBusy} unavailable={isOffline}>
            {t`Save`}
          </Button>
          {drawer && !isBar && (
            <AskButton
              tone="quiet"
              ask={t`Retire ${drawerName}?`}
              because={t`Count it first. It takes no more cash; its past entries stay.`}
              cancelLabel={t`Keep it`}
              onConfirm={() => void save(false)}
            >
              {t`Retire`}
            </AskButton>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}

/** Shows whether mails reach guests, and sends a test mail to the owner. `about` changes with the settings of mails. */
function MailCheck({ about }: { about: number }) {
  const { t } = useLingui();
  const nameId = useId();
  const { user } = useStaffSession();
  const { value: facts } = useStaffReading<MailFacts>('/api/admin/mail', about);
  const { sender, replyTo, isAddressFixed, hasServer } = facts ?? {};
  return (
    <section aria-labelledby={nameId} className={styles.card}>
      <Stack gap={4}>
        <Heading size="body" weight={600} id={nameId}>{t`Test mail`}</Heading>
        {sender !== undefined && (
          <>
            <p className={styles.value}>
              <Trans>
                From: <strong>{sender}</strong>
              </Trans>
            </p>
            {replyTo !== '' && (
              <p className={styles.value}>
                <Trans>
                  Replies go to: <strong>{replyTo}</strong>
                </Trans>
              </p>
            )}
            {isAddressFixed && <Hint>{t`The address is fixed on the server (MAIL_FROM).`}</Hint>}
            <Hint>
              {hasServer
                ? t`A mail server is set.`
                : t`No mail server is set: mails reach nobody, they are kept as files in data/outbox.`}
            </Hint>
          </>
        )}
      </Stack>
      {user && may(user.role, 'settings.change') && <TestButton email={user.email} />}
    </section>
  );
}

function TestButton({ email }: { email: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureText = useFailureText();
  const { run, isBusy, isOffline, failure } = useOperations();
  const [test, setTest] = useState<MailTest | null>(null);
  const [isSent, isFiled] = [test?.outcome === 'sent', test?.outcome === 'filed'];
  const Icon = isSent ? CircleCheck : isFiled ? FileText : TriangleAlert;

  async function tryOnce() {
    if (isOffline || isBusy) return;
    setTest(null);
    // Each attempt sends a mail, so it has its own id.
    const sent = await run<MailTest>(testMail, { input: { language }, mutationId: newId() });
    if (sent) setTest(sent.result);
  }

  return (
    <>
      {test && (
        <Banner
          tone={isSent ? 'success' : isFiled ? 'honey' : 'danger'}
          shape="box"
          role={isSent || isFiled ? 'status' : 'alert'}
          icon={<Icon size={20} />}
        >
          {t(WORDS[test.outcome])}
          {test.said !== null && (
            <>
              {' '}
              <q translate="no" className={styles.value}>
                {test.said}
              </q>
            </>
          )}
        </Banner>
      )}
      {failure && <ErrorBox>{failureText(failure)}</ErrorBox>}
      <Row align="stretch">
        <Button
          tone="outline"
          busy={isBusy}
          unavailable={isOffline}
          icon={<Send size={20} />}
          onClick={() => void tryOnce()}
        >
          <Trans>Send a test mail to me</Trans>
        </Button>
      </Row>
      <Hint>{t`To: ${email}`}</Hint>
    </>
  );
}

const WORDS: Record<MailOutcome, MessageDescriptor> = {
  sent: msg`The mail server took the mail. Check your inbox and spam.`,
  filed: msg`Nothing was sent: no mail server is set. The mail lies in the server's folder data/outbox.`,
  refused: msg`The mail server refused the mail:`,
  unreachable: msg`The mail server can't be reached, or doesn't accept the sign-in:`,
  uncertain: msg`The connection to the mail server ended halfway. The mail may have been sent:`,
};

const EVERY_MS = 30_000;

export function SettingsPage() {
  const { t } = useLingui();
  usePageTitle(t`Settings · Bar Bliss`);
  const role = useStaffSession().user?.role ?? '';
  const isOffline = useNet().state === 'offline';
  const list = useStaffFigures<{ settings: Setting[] }>('/api/admin/settings', EVERY_MS);
  if (list.fault === 'forbidden') return <NotAllowed />;
  return (
    <div className={styles.page}>
      <div className={frame.head}>
        <Hint>{t`Saved at once. Guests see it within a minute.`}</Hint>
        <UpdatedStamp at={list.at} hasFailed={list.fault !== null} />
      </div>
      {isOffline && (
        <Hint role="status">
          <Trans>Saving needs a connection. What you typed stays on this tablet.</Trans>
        </Hint>
      )}
      <Read of={list}>
        {({ settings }) => (
          <>
            <GroupLinks />
            {SETTING_GROUPS.map((group) => {
              const id = groupId(group);
              // A newer server may have settings that this build does not know.
              const own = settings.filter(
                ({ key }) => isSettingKey(key) && settingOf(key).group === group,
              );
              return (
                <section key={group} aria-labelledby={id} className={styles.group}>
                  <h2 id={id} tabIndex={-1} className={styles.heading}>
                    {t(GROUP_WORDS[group])}
                  </h2>
                  <div className={styles.cards}>
                    {own.map((setting) =>
                      mayChangeSetting(role, setting.key) ? (
                        <SettingCard key={setting.key} setting={setting} onChanged={list.again} />
                      ) : (
                        <ReadOnlySetting key={setting.key} setting={setting} />
                      ),
                    )}
                    {group === 'till' && <DrawersCard role={role} />}
                    {group === 'mail' && (
                      <MailCheck about={own.reduce((sum, { v }) => sum + v, 0)} />
                    )}
                  </div>
                </section>
              );
            })}
          </>
        )}
      </Read>
    </div>
  );
}

function GroupLinks() {
  const { t } = useLingui();

  // A link to a group waits for the settings.
  useEffect(() => {
    const linked = SETTING_GROUPS.find((group) => window.location.hash === `#${groupId(group)}`);
    if (linked) goTo(linked);
  }, []);

  return (
    <nav
      aria-label={t`Groups of settings`}
      className={classNames(chips.row, chips.bleed, styles.links)}
    >
      {SETTING_GROUPS.map((group) => (
        <button key={group} type="button" className={chips.chip} onClick={() => goTo(group)}>
          {t(GROUP_WORDS[group])}
        </button>
      ))}
    </nav>
  );
}

function goTo(group: SettingGroup): void {
  const heading = document.getElementById(groupId(group));
  scrollToElement(heading);
  heading?.focus({ preventScroll: true });
}
