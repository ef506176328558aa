import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { THEMES } from '../../data/preferences/theme';
import { useStoredLanguage } from '../../data/react/preferences/use-language';
import { useTheme } from '../../data/react/preferences/use-theme';
import { THEME_WORDS } from '../../i18n/theme-words';
import type { MenuEntry } from '../../ui/controls/Menu';
import { barSound } from '../alarm/bar-sound';
import type { SoundState } from '../alarm/order-sound';

/** Languages are labelled in themselves: not translated. */
const LANGUAGES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'tr', label: 'Türkçe', lang: 'tr' },
] as const;

/** Appearance, language and sound of this device, for the user menu. */
export function useDeviceChoices(): MenuEntry[] {
  const { t } = useLingui();
  const [theme, setTheme] = useTheme();
  const [language, setLanguage] = useStoredLanguage();
  const sound = useSyncExternalStore(barSound.subscribe, barSound.state, (): SoundState => 'off');
  return [
    {
      kind: 'choices',
      id: 'theme',
      label: t`Appearance`,
      value: theme,
      options: THEMES.map((value) => ({ value, label: t(THEME_WORDS[value]) })),
      onChoose: (value) => setTheme(THEMES.find((theme) => theme === value) ?? 'auto'),
    },
    {
      kind: 'choices',
      id: 'language',
      label: t`Language`,
      value: language,
      options: LANGUAGES,
      onChoose: (value) => setLanguage(value === 'tr' ? 'tr' : 'en'),
    },
    {
      kind: 'choices',
      id: 'sound',
      label: sound === 'blocked' ? t`Alarm sound: blocked by the browser` : t`Alarm sound`,
      // Sound that the browser blocks is neither on nor off: choosing 'on' is the tap that unblocks it.
      value: sound,
      options: [
        { value: 'on', label: t`Sound on` },
        { value: 'off', label: t`Sound off` },
      ],
      onChoose: (value) => barSound.turn(value === 'on'),
    },
  ];
}
