import { Trans, useLingui } from '@lingui/react/macro';
import { Wine } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazy, Suspense, useRef } from 'react';
import { useBrunchRules, useOpening } from '../../data/react/use-app';
import { SeldomWords } from '../../i18n/LazyWords';
import { useLanguage } from '../../i18n/language';
import { weekText } from '../../i18n/opening-text';
import { Button } from '../../ui/controls/controls';
import { Skeleton } from '../../ui/feedback/states';
import { useNear } from '../../ui/form/use-near';
import { Section, Stack } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { OpenNow } from '../shared/OpenNow';
import * as page from '../shared/shared.css';
import { useDialogActions } from '../use-dialog';
import { BrunchName } from './BrunchName';
import * as styles from './TablesSection.css';

// Form, calendar and storage load when the section comes into view.
const BookTable = lazy<ComponentType>(() =>
  import('./BookTable').then(
    ({ BookTable: book }) => ({ default: book }),
    () => ({ default: NotLoaded }),
  ),
);

export function TablesSection() {
  const body = useRef<HTMLDivElement>(null);
  const isNear = useNear(body);
  const hours = weekText(useOpening(), useLanguage());
  const room = <Skeleton shape="block" className={styles.room} />;
  return (
    <Section
      id="reservations"
      tone="sunken"
      eyebrow={<OpenNow />}
      title={<Trans>Book a table</Trans>}
      className={page.section}
    >
      <div className={styles.columns}>
        <div ref={body} className={styles.body}>
          <p className={text.body}>
            <Trans>For tonight, call us or just walk in.</Trans>{' '}
            <Trans>Opening hours: {hours}.</Trans>
          </p>
          {isNear ? (
            <Suspense fallback={room}>
              <SeldomWords>
                <BookTable />
              </SeldomWords>
            </Suspense>
          ) : (
            room
          )}
        </div>
        <HowItWorks />
      </div>
    </Section>
  );
}

function NotLoaded() {
  const { t } = useLingui();
  return (
    <p role="status" className={text.body}>
      {t`Booking didn't load. Reload the page, or call us.`}
    </p>
  );
}

function HowItWorks() {
  const { t } = useLingui();
  const { open } = useDialogActions();
  const minutes = useBrunchRules().drinkHours * 60;
  return (
    <aside aria-labelledby="tables-aside-heading" className={styles.aside}>
      <Picture src="/photos/category-cocktails-640.avif" alt="" sizes="420px" ratio="wide" />
      <Stack gap={16} className={styles.words}>
        <h3 id="tables-aside-heading" className={text.title}>{t`How it works`}</h3>
        <ol className={styles.steps}>
          <li>{t`You send us your request.`}</li>
          <li>{t`We confirm by phone.`}</li>
          <li>{t`You see your booking here. If plans change, cancel it with two taps.`}</li>
        </ol>
        <p className={styles.other}>
          <strong>
            <BrunchName value="Bottomless Brunch" />
          </strong>{' '}
          <Trans>has its own booking: one dish, a first drink, then {minutes} minutes.</Trans>
        </p>
        <Button
          tone="tonal"
          block
          aria-haspopup="dialog"
          icon={<Wine size={20} />}
          onClick={() => open({ d: 'brunch', step: 1 })}
        >
          {t`Book a brunch`}
        </Button>
      </Stack>
    </aside>
  );
}
