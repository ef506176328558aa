import * as styles from './Spinner.css';

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
