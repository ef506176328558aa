import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, useSearch } from '@tanstack/react-router';
import { CloudOff, LogIn } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { DemoAccount } from '#domain/staff/demo-accounts';
import { staffHome, useDemo, useStaffSession } from '../../data/react/use-staff-session';
import { useNet } from '../../data/react/use-stores';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Banner } from '../../ui/feedback/Banner';
import { lazyPart } from '../../ui/layout/Flow';
import { EntryPage, fullName, usePageTitle } from '../page/page-parts';
import { SignInForm } from './SignInForm';

const DemoAccounts = lazyPart(() => import('./DemoAccounts').then((part) => part.DemoAccounts));

export function LoginPage() {
  const { t } = useLingui();
  const { state, user: left } = useStaffSession();
  const door = useDemo();
  const [filled, setFilled] = useState<{ email: string; nth: number }>();
  const { state: net } = useNet();
  const name = left && fullName(left);
  usePageTitle(t`Staff sign-in · Bar Bliss`);
  useGoOnWhenSignedIn();

  function fill({ email }: DemoAccount) {
    setFilled((before) => ({ email, nth: (before?.nth ?? 0) + 1 }));
  }

  return (
    <EntryPage title={<Trans>Staff sign-in</Trans>}>
      {net === 'offline' && (
        <Banner tone="honey" shape="box" icon={<CloudOff size={20} />}>
          <Trans>
            Signing in needs a connection. The board opens without one if this tablet signed in
            before.
          </Trans>
        </Banner>
      )}
      {/* A person's queued mutations continue after their sign-in. */}
      {left && (
        <Banner tone="lagoon" shape="box" icon={<LogIn size={20} />}>
          <Trans>Unsent changes are kept here until {name} signs in again.</Trans>
        </Banner>
      )}
      {/* The form waits for the last person's name, which would replace typed text. */}
      {state !== 'unknown' && (
        <SignInForm
          // The form library reads initial values once, so another account remounts the form.
          key={filled?.nth ?? left?.email}
          initialValues={{
            email: filled?.email ?? left?.email ?? '',
            password: filled ? (door?.password ?? '') : '',
          }}
          isFilled={filled !== undefined}
        />
      )}
      <LinkButton href="/" tone="quiet" block>{t`Back to Main Site`}</LinkButton>
      <Suspense fallback={null}>{door && <DemoAccounts door={door} onChoose={fill} />}</Suspense>
    </EntryPage>
  );
}

function useGoOnWhenSignedIn() {
  const { history } = useRouter();
  const { redirect } = useSearch({ from: '/admin/login' });
  const { state } = useStaffSession();
  useEffect(() => {
    if (state !== 'signed-in') return;
    void staffHome().then((home) => history.replace(safeRedirect(redirect, home)));
  }, [history, redirect, state]);
}

/** Returns the target after sign-in: only staff pages, never another site; otherwise the home of this device. */
export function safeRedirect(target: string | undefined, home: string): string {
  if (target === undefined || !/^\/admin(\/|$)/.test(target)) return home;
  const leadsAway = target.includes('//') || target.includes('\\');
  return leadsAway || target.startsWith('/admin/login') ? home : target;
}
