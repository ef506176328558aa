import type { Messages } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, Suspense, use } from 'react';
import { type Language, languageOf } from '../../i18n/language';
import { retryImport } from '../../i18n/retry-import';
import { EmptyState, Skeleton } from '../../ui/feedback/EmptyState';
import { Grid } from '../../ui/layout/Flow';
import { CannotRead } from '../shared/Read';
import type { PadTarget } from '../shared/use-open-pad';
import { together } from '../tables/plan/use-table-plan';
import { Pad } from './Pad';
import * as styles from './Pad.css';
import { usePadMenu } from './use-pad';
import { usePadTarget, usePlace, WhereTo } from './WhereTo';

/** Shows the waiter's entry of the place that the URL names, or asks for a place. */
export function PadPage() {
  const target = usePadTarget();
  return (
    <Suspense fallback={<Bones />}>
      <PadWords>
        {target ? <PadOf key={JSON.stringify(target)} target={target} /> : <WhereTo />}
      </PadWords>
    </Suspense>
  );
}

function PadOf({ target }: { target: PadTarget }) {
  const { t } = useLingui();
  const menu = usePadMenu();
  const { place, ...found } = usePlace(target);
  const { state, retry } = together([found, menu]);
  if (state === 'error') {
    return (
      <div className={styles.page}>
        <CannotRead title={t`This tablet can't read its menu right now`} onRetry={retry}>
          <Trans>If it stays like this, reload the page or use another tablet.</Trans>
        </CannotRead>
      </div>
    );
  }
  if (state === 'loading') {
    return (
      <div role="status" aria-label={t`Loading the menu…`}>
        <Bones />
      </div>
    );
  }
  if (!place) {
    return (
      <div className={styles.page}>
        <EmptyState icon={<CircleHelp size={40} />}>
          <Trans>This tablet doesn't know this table or bill.</Trans>
        </EmptyState>
      </div>
    );
  }
  return <Pad place={place} menu={menu} />;
}

function Bones() {
  return (
    <div className={styles.page}>
      <Skeleton shape="title" />
      <Grid layout="quarters">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((bone) => (
          <Skeleton key={bone} shape="block" />
        ))}
      </Grid>
    </div>
  );
}

const CATALOGS = {
  en: () => import('../../i18n/locales/en/pad.po'),
  tr: () => import('../../i18n/locales/tr/pad.po'),
};
const coming: Partial<Record<Language, Promise<Messages>>> = {};

/** Adds the entry's sentences, which the rest of the staff app does not load, in the language of the page. */
function PadWords({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const language = languageOf(i18n.locale);
  coming[language] ??= retryImport(CATALOGS[language]).then(({ messages }) => messages);
  // A change of the language replaces all sentences, so they are added at every drawing.
  Object.assign(i18n.messages, use(coming[language]));
  return children;
}
