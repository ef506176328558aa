import { Picture } from '../../../ui/media/Picture';
import * as styles from './StagedPicture.css';

type StagedPictureProps = { src: string; sizes: string; dimmed?: boolean };

/** Shows a drawing at the side of a card, extended by its background above and below. */
export function StagedPicture({ src, sizes, dimmed = false }: StagedPictureProps) {
  return (
    <div className={styles.stage}>
      <Picture src={src} alt="" sizes={sizes} dimmed={dimmed} className={styles.picture} />
    </div>
  );
}
