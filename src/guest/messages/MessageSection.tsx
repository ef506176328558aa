import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { messageDraft } from '../../data/drafts/message-draft';
import type { MessageOnDevice } from '../../data/messages/my-message';
import { useKeepsSomething } from '../../data/react/use-keeps-something';
import { focusSection } from '../../ui/layout/focus-section';
import { lazyPart } from '../../ui/layout/lazy-part';
import { Section } from '../../ui/layout/Section';
import * as text from '../../ui/theme/text.css';
import * as page from '../shared/sections.css';
import { VenueCard } from '../venue/VenueCard';
import { MessageForm } from './MessageForm';
import * as styles from './MessageSection.css';
import { isWriterWaiting, WRITE_PART } from './write-part';

// This part reads the database, so it loads only if there is a message.
const MyMessages = lazyPart(() => import('./MyMessages').then((part) => part.MyMessages));

export function MessageSection() {
  const keepsSomething = useKeepsSomething();
  const [sentIds, setSentIds] = useState<string[]>([]);
  const [edits, setEdits] = useState(0);

  useEffect(() => {
    if (isWriterWaiting()) focusSection(WRITE_PART);
  }, []);

  function edit({ name, email, subject, message, createdAt }: MessageOnDevice) {
    messageDraft.patch({ name, email, subject, message, openedAt: String(createdAt) });
    setEdits(edits + 1);
    focusSection(WRITE_PART);
  }

  return (
    <Section id="contact" title={<Trans>Contact</Trans>} className={page.section}>
      <div className={styles.halves}>
        <VenueCard />
        <section id={WRITE_PART} aria-labelledby={`${WRITE_PART}-heading`} className={styles.write}>
          <h3 id={`${WRITE_PART}-heading`} tabIndex={-1} className={text.title}>
            <Trans>Write to us</Trans>
          </h3>
          <MessageForm key={edits} onSent={(id) => setSentIds([...sentIds, id])} />
          <Suspense fallback={null}>
            {keepsSomething && <MyMessages sentIds={sentIds} onEdit={edit} />}
          </Suspense>
        </section>
      </div>
    </Section>
  );
}
