import { useMenu } from '../../data/react/use-menu';
import { Picture } from '../../ui/media/Picture';
import * as styles from './BrunchArt.css';

/** The menu's picture of a dish or drink; none if missing. */
export function BrunchArt({ value }: { value: string }) {
  const { items } = useMenu();
  const item = items.find(({ nameEn }) => nameEn === value);
  if (!item) return null;
  return <Picture src={item.imageUrl} alt="" sizes="64px" className={styles.art} />;
}
