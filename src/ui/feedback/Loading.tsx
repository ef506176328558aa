import { classNames } from '../class-names';
import * as styles from './Loading.css';

type SkeletonProps = { shape?: keyof typeof styles.shape; className?: string };

/** Shows a skeleton; the caller adds the text "Loading …". */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={classNames(styles.bone, styles.shape[shape], className)} />
  );
}

/** Shows a spinner; screen readers announce a spinner with a label. */
export function Spinner({ label }: { label?: string }) {
  const wheel = <span aria-hidden="true" className={styles.wheel} />;
  if (!label) return wheel;
  return (
    <span role="status" className={styles.labelled}>
      {wheel}
      {label}
    </span>
  );
}
