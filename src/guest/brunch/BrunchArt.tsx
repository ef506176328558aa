import { useMenu } from '../../data/react/use-menu';
import { Picture } from '../../ui/media/Picture';
import * as styles from './BrunchArt.css';

/** Shows the menu's picture of a dish or drink, or nothing if the picture is missing. */
export function BrunchArt({ value }: { value: string }) {
  const { items } = useMenu();
  const item = items.find(({ nameEn }) => nameEn === value);
  if (!item) return null;
  return <Picture src={item.imageUrl} alt="" sizes="64px" className={styles.art} />;
}
