import { useLingui } from '@lingui/react/macro';
import type { Field } from '#domain/resource/field';
import { photoSetting } from '#domain/venue-facts';
import { useLanguage } from '../../i18n/use-language';
import { Row } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import * as styles from './Picture.css';
import { PictureInput } from './PictureInput';
import { VENUE } from './picture-kinds';

const HERO: string = photoSetting('hero');

/** These stand while the owner has no photo. */
const DRAWN: Readonly<Record<string, string>> = {
  [HERO]: '/photos/hero-wide-1280.avif',
  [photoSetting('team')]: '/photos/team-1280.avif',
};

type VenuePictureInputProps = {
  name: string;
  field: Field;
  value: unknown;
  error?: string | undefined;
  onChange: (value: string) => void;
};

export function VenuePictureInput({ name, field, value, error, onChange }: VenuePictureInputProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const fallback = DRAWN[name] ?? '';
  const isHero = name === HERO;
  return (
    <PictureInput
      kind={VENUE}
      label={field.label[language]}
      hint={field.hint?.[language]}
      value={String(value)}
      error={error}
      advice={
        isHero
          ? t`A wide photo, 1,920 pixels or more. Phones show its middle, and the words stand below or on the left.`
          : t`A wide photo, 1,280 pixels or more.`
      }
      fallback={fallback}
      removeLabel={fallback ? t`Use the drawn picture` : t`Remove the picture`}
      withoutPhoto={async () => ''}
      preview={(imageUrl) => (
        <Row align="end" wrap={false}>
          <Picture src={imageUrl} alt="" ratio="fill" className={styles.wide} />
          {isHero && <Picture src={imageUrl} alt="" ratio="fill" className={styles.phone} />}
        </Row>
      )}
      onChange={onChange}
    />
  );
}
