import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import type { Setting } from '#domain/settings/settings';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Banner } from '../../ui/feedback/Banner';
import { TheirsOrMine } from '../shared/Conflict';
import { useValueText } from './setting-words';

type SettingConflictProps = { theirs: Setting; onMine: () => void; onTheirs: () => void };

/** Lets a person choose between the own value and the one that a colleague saved first. */
export function SettingConflict({ theirs, onMine, onTheirs }: SettingConflictProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const value = useValueText(theirs.key)(theirs.value);
  const name = theirs.changedBy ?? t`Somebody else`;
  const time = theirs.changedAt ? formatDateTime(Date.parse(theirs.changedAt), language) : '';
  return (
    <Banner
      tone="honey"
      shape="box"
      role="alert"
      icon={<Users aria-hidden="true" size={20} />}
      action={<TheirsOrMine onTheirs={onTheirs} onMine={onMine} />}
    >
      <Trans>
        {name} set this first, {time}: {value}
      </Trans>
    </Banner>
  );
}
