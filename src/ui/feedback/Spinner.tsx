import * as styles from './Spinner.css';

/** Something is under way; with a label it says so, without one it is only drawn. */
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
