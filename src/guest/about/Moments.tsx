import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { clipsPaused, pauseClips } from '../../data/preferences/motion-preference';
import { useStoredValue } from '../../data/react/core/use-stored-value';
import { Button } from '../../ui/controls/Button';
import { Row } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { LoopVideo } from './LoopVideo';
import { Moment } from './Moment';
import * as styles from './Moments.css';
import { useMayMove } from './may-move';

export function Moments() {
  const { t } = useLingui();
  const mayMove = useMayMove();
  const isStill = useStoredValue(clipsPaused) || !mayMove;
  return (
    <div className={styles.part}>
      <Row gap={12} align="end" justify="between">
        <p className={text.muted}>{t`Everything in these pictures is drawn.`}</p>
        {mayMove && <MotionToggle isStill={isStill} />}
      </Row>
      <div className={styles.moments}>
        <Moment title={<Trans>At the pool table</Trans>}>
          <LoopVideo name="pool-table" isStill={isStill} />
        </Moment>
        <Moment title={<Trans>Burgers off the grill</Trans>}>
          <LoopVideo name="burger" isStill={isStill} />
        </Moment>
        <Moment title={<Trans>Mixed while you watch</Trans>}>
          <LoopVideo name="bartending" isStill={isStill} />
        </Moment>
        <Moment isWide title={<Trans>Behind the bar</Trans>}>
          <img
            className={styles.film}
            src="/photos/team-640.avif"
            srcSet="/photos/team-640.avif 640w, /photos/team-1280.avif 1280w"
            sizes="(min-width: 1264px) 1200px, 100vw"
            width={1280}
            height={854}
            loading="lazy"
            decoding="async"
            alt={t`Illustration: four people in aprons behind the bar, one with a shaker, one with a burger`}
          />
        </Moment>
      </div>
    </div>
  );
}

function MotionToggle({ isStill }: { isStill: boolean }) {
  return (
    <Button
      tone="outline"
      icon={isStill ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      onClick={() => pauseClips(!isStill)}
    >
      {isStill ? <Trans>Play animation</Trans> : <Trans>Pause animation</Trans>}
    </Button>
  );
}
