import { useLingui } from '@lingui/react/macro';
import { URGENT } from '#domain/attention/needs-you';
import { storedRail } from '../../data/preferences/board-choices';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import type { Alarm } from '../alarm/order-call';
import * as styles from './Entry.css';
import { NeedSentence, needIcon, type RailNeed, useShortWords } from './need-words';
import { useNeedAct } from './use-need-act';

type EntryProps = { need: RailNeed; alarm: Alarm; isLocked: boolean; isWide: boolean };

/** Shows one entry: a tile that is its button, or its sentence beside the button. */
export function Entry({ need, alarm, isLocked, isWide }: EntryProps) {
  const { t } = useLingui();
  const act = useNeedAct()(need);
  const short = useShortWords()(need);
  const unopened = need.kind === 'order' ? alarm.unopened : 0;
  const Icon = needIcon(need, unopened);
  const look = lookOf(need, unopened);
  const sentence = <NeedSentence {...{ need, unopened, isLocked }} />;
  const said = URGENT.includes(need.kind) ? <div role="alert">{sentence}</div> : <p>{sentence}</p>;
  if (!isWide) {
    return (
      <div className={styles.tile[look]}>
        <VisuallyHidden>{said}</VisuallyHidden>
        {/* Whoever may not act opens the sentences instead. */}
        <button
          type="button"
          className={styles.button}
          aria-disabled={act?.isUnavailable}
          onClick={() => {
            if (act?.isUnavailable) return;
            if (act) act.run();
            else storedRail.set('wide');
          }}
        >
          <Icon size={24} />
          <span className={styles.verb}>
            {act?.words ?? t`Show`}
            <ForWhat need={need} />
          </span>
          <span aria-hidden="true" className={styles.short}>
            {short}
          </span>
        </button>
      </div>
    );
  }
  return (
    <div className={styles.line[look]}>
      <Icon size={24} className={styles.icon} />
      <div className={styles.words}>{said}</div>
      {act && !isLocked && (
        <div className={styles.actions}>
          {act.show && (
            <Button tone="quiet" size="compact" className={styles.show} onClick={act.show}>
              {t`Show`}
            </Button>
          )}
          <Button
            size="compact"
            tone={look === 'calm' ? 'outline' : 'solid'}
            className={styles.act[look]}
            unavailable={act.isUnavailable === true}
            onClick={act.run}
          >
            {act.words}
            <ForWhat need={need} />
          </Button>
        </div>
      )}
    </div>
  );
}

function ForWhat({ need }: { need: RailNeed }) {
  const short = useShortWords();
  if (need.kind === 'sound') return null;
  const what = need.kind === 'order' ? need.first.code : short(need);
  return <VisuallyHidden>{`: ${what}`}</VisuallyHidden>;
}

function lookOf({ kind }: RailNeed, unopened: number): 'loud' | 'new' | 'calm' {
  if (kind === 'order') return unopened > 0 ? 'loud' : 'new';
  if (kind === 'sound') return 'loud';
  return kind === 'call' ? 'new' : 'calm';
}
